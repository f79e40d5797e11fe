"""pyclesperanto: filters, projections, labels and statistics of images against SciPy and NumPy."""

import judge
import numpy as np
import pyclesperanto as cle
from scipy import ndimage

cle.select_device(0)
random = np.random.default_rng(5)
image = ndimage.gaussian_filter(random.uniform(0, 100, (12, 40, 56)), 2).astype(np.float32)
image = (image - image.min()) / np.ptp(image) * 100
other = random.uniform(1, 2, image.shape).astype(np.float32)
spots = image > 60
labels, _ = ndimage.label(spots)
gpu, gpu_other, gpu_spots = cle.push(image), cle.push(other), cle.push(spots.astype(np.uint8))
gpu_labels = cle.push(labels.astype(np.uint32))
box = {"radius_x": 1, "radius_y": 1, "radius_z": 1}

CASES = {
    "push and pull": (lambda: gpu, image, 0),
    "add_images": (lambda: cle.add_images(gpu, gpu_other), image + other, 1e-6),
    "multiply_images": (lambda: cle.multiply_images(gpu, gpu_other), image * other, 1e-6),
    "divide_images": (lambda: cle.divide_images(gpu, gpu_other), image / other, 1e-6),
    "power": (lambda: cle.power(gpu, scalar=2), image ** 2, 1e-6),
    "greater_constant": (lambda: cle.greater_constant(gpu, scalar=50), image > 50, 0),
    "mask": (lambda: cle.mask(gpu, gpu_spots), image * spots, 0),
    "gaussian_blur": (lambda: cle.gaussian_blur(gpu, sigma_x=2, sigma_y=2, sigma_z=2),
                      ndimage.gaussian_filter(image, 2, mode="nearest"), 1e-3),
    "mean_filter": (lambda: cle.mean_filter(gpu, **box), ndimage.uniform_filter(image, 3, mode="nearest"), 1e-6),
    "maximum_filter": (lambda: cle.maximum_filter(gpu, **box), ndimage.maximum_filter(image, 3, mode="nearest"), 0),
    "minimum_filter": (lambda: cle.minimum_filter(gpu, **box), ndimage.minimum_filter(image, 3, mode="nearest"), 0),
    "median": (lambda: cle.pull(cle.median(gpu, **box))[1:-1, 1:-1, 1:-1], ndimage.median_filter(image, 3)[1:-1, 1:-1, 1:-1], 0),
    "laplace": (lambda: cle.pull(cle.laplace(gpu, connectivity="sphere"))[1:-1, 1:-1, 1:-1],
                -ndimage.laplace(image)[1:-1, 1:-1, 1:-1], 1e-4),
    "maximum_z_projection": (lambda: cle.maximum_z_projection(gpu), image.max(axis=0), 0),
    "mean_y_projection": (lambda: cle.mean_y_projection(gpu), image.mean(axis=1), 1e-6),
    "sum_x_projection": (lambda: cle.sum_x_projection(gpu), image.sum(axis=2), 1e-6),
    "transpose_xy": (lambda: cle.transpose_xy(gpu), image.transpose(0, 2, 1), 0),
    "flip": (lambda: cle.flip(gpu, flip_x=True, flip_y=False, flip_z=False), image[:, :, ::-1], 0),
    "binary_erode": (lambda: cle.pull(cle.binary_erode(gpu_spots, connectivity="box"))[1:-1, 1:-1, 1:-1],
                     ndimage.binary_erosion(spots, np.ones((3, 3, 3)))[1:-1, 1:-1, 1:-1], 0),
    "binary_dilate": (lambda: cle.binary_dilate(gpu_spots, connectivity="box"), ndimage.binary_dilation(spots, np.ones((3, 3, 3))), 0),
    "label_pixel_count_map": (lambda: cle.pull(cle.label_pixel_count_map(gpu_labels)),
                           np.bincount(labels.ravel(), minlength=1)[labels] * (labels > 0), 0),
    "maximum_of_all_pixels": (lambda: cle.maximum_of_all_pixels(gpu), image.max(), 0),
    "mean_of_all_pixels": (lambda: cle.mean_of_all_pixels(gpu), image.mean(), 1e-5),
    "histogram": (lambda: cle.histogram(gpu, num_bins=16, minimum_intensity=0, maximum_intensity=100),
                  np.bincount((image * 0.15 + 0.5).astype(int).ravel(), minlength=16), 2e-3),
    "multiply_matrix": (lambda: cle.multiply_matrix(cle.push(image[0]), cle.push(image[1].T.copy())), image[0] @ image[1].T, 1e-6),
}
for name, (compute, expected, tolerance) in CASES.items():
    with judge.attempt(name):
        found = compute()
        found = np.asarray(cle.pull(found) if isinstance(found, cle.Array) else found)
        expected = np.asarray(expected)
        judge.compare(name, found.reshape(expected.shape) if found.size == expected.size else found, expected, tolerance)

with judge.attempt("connected_component_labeling"):
    found = cle.pull(cle.connected_component_labeling(gpu_spots, connectivity="sphere"))
    # Labels may have other numbers: each pair of a found and an expected label must be unique.
    pairs = np.unique(np.stack([found.ravel(), labels.ravel()]), axis=1)
    judge.compare("connected_component_labeling", pairs.shape[1], labels.max() + 1, 0)
with judge.attempt("threshold_otsu"):
    found = cle.pull(cle.threshold_otsu(gpu))
    counts, edges = np.histogram(image, 256)
    centres = (edges[1:] + edges[:-1]) / 2
    below, above = np.cumsum(counts)[:-1], np.cumsum(counts[::-1])[::-1][1:]
    means = np.cumsum(counts * centres)[:-1] / below, np.cumsum((counts * centres)[::-1])[::-1][1:] / above
    best = centres[np.argmax(below * above * (means[0] - means[1]) ** 2)]
    judge.compare("threshold_otsu", found, image > best, 0, different=0.01)
