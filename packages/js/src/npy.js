// Typed arrays as `.npy` files of NumPy, the form in which the command reads and writes arrays.

// The name of the element type in a `.npy` file, by the constructor of the array.
const TYPES = new Map([
  [Int8Array, "|i1"],
  [Uint8Array, "|u1"],
  [Uint8ClampedArray, "|u1"],
  [Int16Array, "<i2"],
  [Uint16Array, "<u2"],
  [Int32Array, "<i4"],
  [Uint32Array, "<u4"],
  [BigInt64Array, "<i8"],
  [BigUint64Array, "<u8"],
  [Float32Array, "<f4"],
  [Float64Array, "<f8"],
]);

// Bytes before the length of the header: the magic number and the version.
const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0];

/** Returns the `.npy` file of a typed array. */
export function encodeArray(array) {
  const type = TYPES.get(array.constructor);
  if (type === undefined) {
    throw new TypeError(`a buffer is a typed array of numbers, not ${array.constructor.name}`);
  }
  const facts = `{'descr': '${type}', 'fortran_order': False, 'shape': (${array.length},), }`;
  // The data begin at a multiple of 64 bytes, after a line end.
  const size = Math.ceil((MAGIC.length + 2 + facts.length + 1) / 64) * 64;
  const header = `${facts.padEnd(size - MAGIC.length - 2 - 1)}\n`;
  const file = new Uint8Array(size + array.byteLength);
  file.set(MAGIC);
  new DataView(file.buffer).setUint16(MAGIC.length, header.length, true);
  file.set(new TextEncoder().encode(header), MAGIC.length + 2);
  file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), size);
  return file;
}

/** Copies the data of a `.npy` file to a typed array of the same size. */
export function decodeArray(file, array) {
  const length = new DataView(file.buffer, file.byteOffset).getUint16(MAGIC.length, true);
  const data = file.subarray(MAGIC.length + 2 + length);
  if (data.length !== array.byteLength) {
    throw new RangeError(`expected ${array.byteLength} bytes, found ${data.length}`);
  }
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(data);
}
