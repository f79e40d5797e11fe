"""OpenVINO: operators and small networks on its plugin GPU against its plugin CPU, in single and half precision."""

import judge
import numpy as np
import openvino as ov
from openvino import opset13 as op

core = ov.Core()
random = np.random.default_rng(4)
IMAGE = [1, 8, 14, 14]


def weights(*shape):
    return op.constant((random.normal(size=shape) / np.sqrt(np.prod(shape[1:]))).astype(np.float32))


def convolve(x, inputs, outputs, size=3, stride=1):
    pad = [size // 2] * 2
    return op.convolution(x, weights(outputs, inputs, size, size), [stride] * 2, pad, pad, [1, 1])


def integers(*values):
    return op.constant(np.array(values, np.int64))


UNARY = ["abs", "ceiling", "clamp", "elu", "erf", "exp", "floor", "gelu", "hswish", "mish", "relu", "sigmoid", "softplus", "sqrt",
         "tanh"]
MORE_ARGUMENTS = {"clamp": (-0.5, 0.5), "elu": (1.0,), "gelu": ("erf",)}
OPERATORS = {name: lambda x, name=name: getattr(op, name)(op.abs(x) if name == "sqrt" else x, *MORE_ARGUMENTS.get(name, ()))
             for name in UNARY}
OPERATORS |= {
    "add": lambda x: op.add(x, weights(1, 8, 1, 1)),
    "multiply": lambda x: op.multiply(x, weights(1, 8, 1, 1)),
    "divide": lambda x: op.divide(x, op.add(op.abs(x), op.constant(np.float32(1)))),
    "maximum": lambda x: op.maximum(x, weights(1, 8, 1, 1)),
    "matmul": lambda x: op.matmul(op.reshape(x, integers(8, 196), False), weights(32, 196), False, True),
    "convolution": lambda x: convolve(x, 8, 16),
    "convolution, stride 2": lambda x: convolve(x, 8, 16, 5, 2),
    "group_convolution": lambda x: op.group_convolution(x, weights(8, 1, 1, 3, 3), [1, 1], [1, 1], [1, 1], [1, 1]),
    "convolution_backprop_data": lambda x: op.convolution_backprop_data(x, weights(8, 4, 2, 2), strides=[2, 2]),
    "avg_pool": lambda x: op.avg_pool(x, [2, 2], [0, 0], [0, 0], [2, 2], True),
    "max_pool": lambda x: op.max_pool(x, [2, 2], [1, 1], [0, 0], [0, 0], [2, 2]).output(0),
    "softmax": lambda x: op.softmax(x, 1),
    "reduce_mean": lambda x: op.reduce_mean(x, integers(2, 3), True),
    "reduce_max": lambda x: op.reduce_max(x, integers(1), False),
    "transpose": lambda x: op.transpose(x, integers(0, 2, 3, 1)),
    "concat": lambda x: op.concat([x, op.negative(x)], 1),
    "strided_slice": lambda x: op.strided_slice(x, integers(0, 1, 2, 0), integers(1, 8, 13, 14), integers(1, 2, 3, 1),
                                                [0] * 4, [0] * 4),
    "pad": lambda x: op.pad(x, integers(0, 0, 1, 2), integers(0, 0, 2, 1), "reflect"),
    "gather": lambda x: op.gather(x, integers(5, 0, 3), integers(1)),
    "interpolate": lambda x: op.interpolate(x, integers(28, 28), "linear_onnx", "sizes", axes=integers(2, 3)),
    "mvn": lambda x: op.mvn(x, integers(2, 3), True, 1e-5, "inside_sqrt"),
    "topk": lambda x: op.topk(x, op.constant(np.int64(3)), 1, "max", "value").output(0),
    "cum_sum": lambda x: op.cum_sum(x, op.constant(np.int64(2))),
    "space_to_depth": lambda x: op.space_to_depth(x, "blocks_first", 2),
}


def residual_network(x):
    x = op.relu(convolve(x, 8, 16))
    for _ in range(2):
        x = op.relu(op.add(x, convolve(op.relu(convolve(x, 16, 16)), 16, 16)))
    x = op.reshape(op.reduce_mean(x, integers(2, 3), False), integers(1, 16), False)
    return op.softmax(op.matmul(x, weights(10, 16), False, True), 1)


def attention_network(x):
    tokens = op.reshape(op.transpose(x, integers(0, 2, 3, 1)), integers(1, 196, 8), False)
    query, key, value = (op.matmul(tokens, weights(16, 8), False, True) for _ in range(3))
    scores = op.softmax(op.divide(op.matmul(query, key, False, True), op.constant(np.float32(4))), 2)
    mixed = op.matmul(scores, value, False, False)
    return op.mvn(op.gelu(op.matmul(mixed, weights(32, 16), False, True), "erf"), integers(2), True, 1e-5, "inside_sqrt")


def encoder_decoder(x):
    small = op.relu(convolve(x, 8, 16, 3, 2))
    large = op.convolution_backprop_data(small, weights(16, 8, 2, 2), strides=[2, 2])
    return op.sigmoid(convolve(op.concat([x, op.relu(large)], 1), 16, 4))


OPERATORS |= {
    "residual network": residual_network, "attention network": attention_network, "encoder and decoder": encoder_decoder,
}


def compute(make, values, device, precision):
    x = op.parameter(IMAGE, np.float32)
    model = ov.Model([make(x)], [x])
    return core.compile_model(model, device, {"INFERENCE_PRECISION_HINT": precision})([values])[0]


# Half precision has 11 bits; networks and sums add the errors of several operations.
TOLERANCES = {"f32": 2e-5, "f16": 2e-2}
values = random.normal(size=IMAGE).astype(np.float32)
for name, make in OPERATORS.items():
    state = random.bit_generator.state
    with judge.attempt(name):
        expected = compute(make, values, "CPU", "f32")
        for precision, tolerance in TOLERANCES.items():
            with judge.attempt(f"{name}, {precision}"):
                random.bit_generator.state = state
                judge.compare(f"{name}, {precision}", compute(make, values, "GPU", precision), expected, tolerance)
