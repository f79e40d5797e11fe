# The archive for npm, in an empty folder. npm installs its dependency from the registry.
mkdir application
cd application
npm install --silent ../openvisa-*.tgz
cp ../print.mjs .
node print.mjs ../scale.visaasm >printed
cat printed
test "$(wc -l <printed)" = 4
