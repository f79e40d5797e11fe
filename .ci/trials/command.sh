# The Debian package: the command, its manual pages and its completions.
dpkg -i openvisa_*.deb
visa --version
visa asm scale.visaasm --platform XE2 -o scale.isa
visa dis scale.isa --platform XE2 -o again.visaasm
grep 'mul (M1, 16)' again.visaasm
visa verify again.visaasm --platform XE2
for page in visa visa-dis; do
    zcat -f /usr/share/man/man1/$page.1* | grep '^\.SH SYNOPSIS'
done
for shell in zsh/vendor-completions/_visa fish/vendor_completions.d/visa.fish; do
    test -s "/usr/share/$shell"
done
# What bash offers after `visa ver`.
source /usr/share/bash-completion/completions/visa
COMP_WORDS=(visa ver)
COMP_CWORD=1
_visa visa ver visa
echo "completion: ${COMPREPLY[*]}"
test "${COMPREPLY[*]}" = verify
dpkg --remove openvisa
