"""sasmodels: the known values of its models of scattering, which its own tests compare."""

import logging

import judge
from sasmodels import model_test

logging.disable()
MODELS = ["sphere", "cylinder", "core_shell_sphere", "ellipsoid", "lamellar", "fractal", "gel_fit", "hardsphere", "star_polymer",
          "vesicle", "parallelepiped", "raspberry"]
judge.unittest(model_test.make_suite(["opencl"], MODELS))
