# The wheel with the interpreter and the NumPy of the system. No registry is asked.
python3 -m venv --system-site-packages environment
environment/bin/pip install --quiet --no-index openvisa-*.whl
environment/bin/python run.py
