/** Purpose of a draw. Draws of different streams are independent. */
export const STREAM = {
  regime: 1,
  market: 2,
  group: 3,
  company: 4,
  jump: 5,
  gap: 6,
  minute: 7,
  second: 8,
  rate: 9,
  target: 10,
  volume: 11,
}

const INTEGERS = 4_294_967_296

/** Deterministic number strictly between 0 and 1. */
export function uniform(...keys: number[]): number {
  return toUnit(hash(keys))
}

/** Deterministic standard normal draw. */
export function normal(...keys: number[]): number {
  const mixed = hash(keys)
  const radius = Math.sqrt(-2 * Math.log(toUnit(scramble(mixed ^ 0x3c6ef372))))
  return radius * Math.cos(2 * Math.PI * toUnit(scramble(mixed ^ 0x1b873593)))
}

/** 32-bit hash, so that a draw depends on a name and not on its position in a file. */
export function hashText(text: string): number {
  let mixed = 0
  for (let position = 0; position < text.length; position += 1) mixed = absorb(mixed, text.charCodeAt(position))
  return mixed
}

function hash(keys: readonly number[]): number {
  let mixed = 0
  for (const key of keys) mixed = absorb(mixed, key)
  return mixed
}

function absorb(mixed: number, key: number): number {
  return scramble(Math.imul(mixed, 31) ^ (key + 0x7f4a7c15))
}

// Finalizer of MurmurHash3: each input bit changes about half of the output bits.
function scramble(input: number): number {
  let mixed = input ^ (input >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function toUnit(integer: number): number {
  return (integer + 0.5) / INTEGERS
}
