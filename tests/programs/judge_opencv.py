"""OpenCV: functions on `UMat`, which run as OpenCL kernels, against the same functions on `Mat`."""

import judge
import numpy as np
import cv2

cv2.ocl.setUseOpenCL(True)
random = np.random.default_rng(6)
grey = cv2.GaussianBlur(random.integers(0, 256, (120, 160), np.uint8), (5, 5), 1)
colour = cv2.GaussianBlur(random.integers(0, 256, (120, 160, 3), np.uint8), (5, 5), 1)
real = random.uniform(-1, 1, (120, 160)).astype(np.float32)
kernel = np.ones((3, 3), np.uint8)
rotation = cv2.getRotationMatrix2D((80, 60), 20, 0.9)
perspective = np.array([[1, 0.1, 3], [0.05, 0.9, 2], [1e-4, 2e-4, 1]])
ONE = 1 / 128
"""A difference of one step of a byte, which rounding permits, if the largest value is at least 128."""

# The arguments, the largest difference, the share of values that may differ more (at edges of what is interpolated).
CASES = {
    "add": (cv2.add, [grey, grey], 0),
    "subtract": (cv2.subtract, [grey, 255 - grey], 0),
    "multiply": (cv2.multiply, [real, real], 1e-6),
    "divide": (cv2.divide, [real, real + 3], 1e-6),
    "absdiff": (cv2.absdiff, [grey, 255 - grey], 0),
    "addWeighted": (lambda a: cv2.addWeighted(a, 0.3, a, 0.6, 5), [grey], ONE),
    "bitwise_xor": (cv2.bitwise_xor, [grey, 255 - grey], 0),
    "compare": (lambda a: cv2.compare(a, 100, cv2.CMP_GT), [grey], 0),
    "inRange": (lambda a: cv2.inRange(a, (50, 50, 50), (150, 200, 250)), [colour], 0),
    "LUT": (lambda a: cv2.LUT(a, np.arange(255, -1, -1, dtype=np.uint8)), [grey], 0),
    "magnitude": (cv2.magnitude, [real, real], 1e-6),
    "exp": (cv2.exp, [real], 1e-6),
    "log": (cv2.log, [real + 2], 1e-6),
    "pow": (lambda a: cv2.pow(a, 2.5), [real + 2], 1e-6),
    "normalize": (lambda a: cv2.normalize(a, None, 0, 1, cv2.NORM_MINMAX), [real], 1e-6),
    "transpose": (cv2.transpose, [colour], 0),
    "flip": (lambda a: cv2.flip(a, -1), [colour], 0),
    "repeat": (lambda a: cv2.repeat(a, 2, 3), [grey], 0),
    "reduce": (lambda a: cv2.reduce(a, 0, cv2.REDUCE_SUM, dtype=cv2.CV_32S), [grey], 0),
    "gemm": (lambda a: cv2.gemm(a, a, 1.5, None, 0, flags=cv2.GEMM_2_T), [real], 1e-5),
    "dft": (lambda a: cv2.dft(a, flags=cv2.DFT_COMPLEX_OUTPUT), [real], 1e-5),
    "cvtColor to grey": (lambda a: cv2.cvtColor(a, cv2.COLOR_BGR2GRAY), [colour], ONE),
    "cvtColor to HSV": (lambda a: cv2.cvtColor(a, cv2.COLOR_BGR2HSV), [colour], ONE),
    "cvtColor to Lab": (lambda a: cv2.cvtColor(a, cv2.COLOR_BGR2Lab), [colour], ONE),
    "cvtColor to YCrCb": (lambda a: cv2.cvtColor(a, cv2.COLOR_BGR2YCrCb), [colour], ONE),
    "threshold": (lambda a: cv2.threshold(a, 120, 255, cv2.THRESH_BINARY)[1], [grey], 0),
    "adaptive histogram": (lambda a: cv2.createCLAHE(2.0, (4, 4)).apply(a), [grey], ONE),
    "equalizeHist": (cv2.equalizeHist, [grey], ONE),
    "blur": (lambda a: cv2.blur(a, (5, 5)), [grey], ONE),
    "GaussianBlur": (lambda a: cv2.GaussianBlur(a, (7, 7), 1.5), [real], 1e-6),
    "medianBlur": (lambda a: cv2.medianBlur(a, 3), [grey], 0),
    "bilateralFilter": (lambda a: cv2.bilateralFilter(a, 5, 30, 30), [grey], ONE),
    "filter2D": (lambda a: cv2.filter2D(a, -1, np.outer([1, 2, 1], [1, 0, -1]).astype(np.float32)), [real], 1e-6),
    "Sobel": (lambda a: cv2.Sobel(a, cv2.CV_32F, 1, 0), [grey], 1e-6),
    "Laplacian": (lambda a: cv2.Laplacian(a, cv2.CV_32F, ksize=3), [grey], 1e-6),
    "Canny": (lambda a: cv2.Canny(a, 30, 60), [grey], 0),
    "erode": (lambda a: cv2.erode(a, kernel), [grey], 0),
    "morphologyEx": (lambda a: cv2.morphologyEx(a, cv2.MORPH_GRADIENT, kernel), [grey], 0),
    "pyrDown": (cv2.pyrDown, [grey], ONE),
    "pyrUp": (cv2.pyrUp, [grey], ONE),
    "resize, linear": (lambda a: cv2.resize(a, (91, 67)), [colour], ONE),
    "resize, area": (lambda a: cv2.resize(a, (80, 60), interpolation=cv2.INTER_AREA), [colour], ONE),
    "resize, nearest": (lambda a: cv2.resize(a, (91, 67), interpolation=cv2.INTER_NEAREST), [colour], 0),
    "warpAffine": (lambda a: cv2.warpAffine(a, rotation, (160, 120)), [grey], 3 * ONE, 0.02),
    "warpPerspective": (lambda a: cv2.warpPerspective(a, perspective, (160, 120)), [grey], 3 * ONE, 0.02),
    "remap": (lambda a, x, y: cv2.remap(a, x, y, cv2.INTER_LINEAR),
              [grey, *(np.float32(grid) * 0.9 + 2.25 for grid in np.meshgrid(np.arange(160), np.arange(120)))], 3 * ONE, 0.02),
    "integral": (cv2.integral, [grey], 0),
    "calcHist": (lambda a: cv2.calcHist([a], [0], None, [256], [0, 256]), [grey], 0),
    "matchTemplate": (lambda a, b: cv2.matchTemplate(a, b, cv2.TM_CCORR_NORMED), [grey, grey[20:40, 30:55].copy()], 1e-4),
    "cornerHarris": (lambda a: cv2.cornerHarris(a, 3, 3, 0.04), [grey], 1e-4),
    "countNonZero": (lambda a: cv2.countNonZero(a), [grey // 64], 0),
    "norm": (lambda a: cv2.norm(a, cv2.NORM_L2), [real], 1e-5),
    "meanStdDev": (lambda a: cv2.meanStdDev(a)[1], [grey], 1e-5),
    "minMaxLoc": (lambda a: cv2.minMaxLoc(a)[:2], [real], 0),
}
if not cv2.ocl.haveOpenCL():
    judge.failed("haveOpenCL", "OpenCV finds no device")
for name, (function, arguments, tolerance, *share) in CASES.items():
    with judge.attempt(name):
        expected = function(*arguments)
        found = function(*(cv2.UMat(argument) for argument in arguments))
        found = found.get() if isinstance(found, cv2.UMat) else found
        judge.compare(name, found, expected, tolerance, *share)
