"""OpenMM: forces of its platforms Reference and CPU against those of OpenCL, and the energies of systems of single forces."""

import judge
import numpy as np
import openmm
from openmm import app, unit

COUNT = 64
random = np.random.default_rng(2)
# A grid with random displacements: two particles that touch would have forces beside which no other counts.
positions = np.stack(np.meshgrid(*[np.arange(4) * 0.5] * 3), axis=-1).reshape(-1, 3) + random.uniform(0, 0.12, (COUNT, 3))


def pairs():
    return [(i, i + 1) for i in range(COUNT - 1)]


def nonbonded(method):
    def make():
        force = openmm.NonbondedForce()
        for i in range(COUNT):
            force.addParticle(0.3 * (-1) ** i, 0.15, 0.4)
        force.setNonbondedMethod(method)
        force.setCutoffDistance(0.9)
        return force
    return make


def bonds():
    force = openmm.HarmonicBondForce()
    for a, b in pairs():
        force.addBond(a, b, 0.5, 100)
    return force


def angles():
    force = openmm.HarmonicAngleForce()
    for a in range(COUNT - 2):
        force.addAngle(a, a + 1, a + 2, 1.8, 30)
    return force


def torsions():
    force = openmm.PeriodicTorsionForce()
    for a in range(COUNT - 3):
        force.addTorsion(a, a + 1, a + 2, a + 3, 2, 0.7, 4)
    return force


def custom_bonds():
    force = openmm.CustomBondForce("k*(1-exp(-a*(r-0.5)))^2")
    force.addGlobalParameter("k", 3)
    force.addGlobalParameter("a", 1.5)
    for a, b in pairs():
        force.addBond(a, b)
    return force


def custom_nonbonded():
    force = openmm.CustomNonbondedForce("q1*q2*erfc(2*r)/(r+0.2)+step(1-r)*sin(r)")
    force.addPerParticleParameter("q")
    for i in range(COUNT):
        force.addParticle([0.5 + i / COUNT])
    return force


def custom_external():
    force = openmm.CustomExternalForce("2*x^2+cos(3*y)+abs(z)")
    for i in range(COUNT):
        force.addParticle(i)
    return force


def solvent():
    force = openmm.GBSAOBCForce()
    for i in range(COUNT):
        force.addParticle(0.3 * (-1) ** i, 0.15, 0.8)
    return force


def custom_solvent():
    force = openmm.CustomGBForce()
    force.addPerParticleParameter("q")
    force.addComputedValue("n", "exp(-r*r)", openmm.CustomGBForce.ParticlePair)
    force.addEnergyTerm("q*n^2", openmm.CustomGBForce.SingleParticle)
    for i in range(COUNT):
        force.addParticle([0.1 * (i % 5)])
    return force


def hydrogen_bonds():
    force = openmm.CustomHbondForce("(distance(a1,d1)-0.4)^2*cos(angle(a1,d1,d2))")
    for i in range(0, COUNT, 4):
        force.addDonor(i, i + 1, -1)
        force.addAcceptor(i + 2, -1, -1)
    return force


def many_particles():
    force = openmm.CustomManyParticleForce(3, "C*(1+3*cos(theta1)*cos(theta2)*cos(theta3))/(r12*r13*r23+1);"
                                              "theta1=angle(p1,p2,p3);theta2=angle(p2,p3,p1);theta3=angle(p3,p1,p2);"
                                              "r12=distance(p1,p2);r13=distance(p1,p3);r23=distance(p2,p3)")
    force.addGlobalParameter("C", 0.1)
    for i in range(COUNT):
        force.addParticle([], 0)
    return force


FORCES = {
    "NonbondedForce, no cutoff": nonbonded(openmm.NonbondedForce.NoCutoff),
    "NonbondedForce, cutoff": nonbonded(openmm.NonbondedForce.CutoffPeriodic),
    "NonbondedForce, Ewald": nonbonded(openmm.NonbondedForce.Ewald),
    "NonbondedForce, PME": nonbonded(openmm.NonbondedForce.PME),
    "HarmonicBondForce": bonds,
    "HarmonicAngleForce": angles,
    "PeriodicTorsionForce": torsions,
    "CustomBondForce": custom_bonds,
    "CustomNonbondedForce": custom_nonbonded,
    "CustomExternalForce": custom_external,
    "GBSAOBCForce": solvent,
    "CustomGBForce": custom_solvent,
    "CustomHbondForce": hydrogen_bonds,
    "CustomManyParticleForce": many_particles,
}


def compute(platform, make):
    """Returns the forces in kJ/mol/nm, and the positions after ten steps of molecular dynamics."""
    system = openmm.System()
    for i in range(COUNT):
        system.addParticle(20)
    system.setDefaultPeriodicBoxVectors((2, 0, 0), (0, 2, 0), (0, 0, 2))
    system.addForce(make())
    integrator = openmm.VerletIntegrator(1e-4)
    context = openmm.Context(system, integrator, openmm.Platform.getPlatformByName(platform))
    context.setPositions(positions)
    forces = context.getState(getForces=True).getForces(asNumpy=True).value_in_unit(unit.kilojoule_per_mole / unit.nanometer)
    integrator.step(10)
    return forces, context.getState(getPositions=True).getPositions(asNumpy=True).value_in_unit(unit.nanometer)


for name, make in FORCES.items():
    with judge.attempt(name):
        expected, found = compute("Reference", make), compute("OpenCL", make)
        # OpenMM's own tests permit 1e-4 to 1e-3 in single precision, by force.
        judge.compare(name, found[0], expected[0], 1e-4)
        judge.compare(f"{name}, ten steps", found[1], expected[1], 1e-5)
with judge.attempt("random numbers of LangevinIntegrator"):
    system = openmm.System()
    for i in range(512):
        system.addParticle(20)
    integrator = openmm.LangevinIntegrator(300, 50, 0.005)
    context = openmm.Context(system, integrator, openmm.Platform.getPlatformByName("OpenCL"))
    context.setPositions(np.zeros((512, 3)))
    integrator.step(40)
    energy = context.getState(getEnergy=True).getKineticEnergy().value_in_unit(unit.kilojoule_per_mole)
    judge.compare("random numbers of LangevinIntegrator", energy, 1.5 * 512 * 8.314e-3 * 300, 0.2)
