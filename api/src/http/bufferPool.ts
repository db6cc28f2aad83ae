import { File } from 'node:buffer'
import { MAXIMUM_IMPORT_BYTES } from '@palier/contract/imports/importCalls'

/** A file in a buffer that is used again for the next one: it may be read until its buffer is given back. */
export class PooledFile extends File {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, name: string) {
    super([], name)
    this.#bytes = bytes
  }

  /** Copies the bytes, so that the caller may keep them. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer
  }
}

/**
 * Buffers of the largest allowed file size. They are reused: freed ones would wait for a garbage collection while the
 * next files arrive.
 */
export function createBufferPool() {
  const free: Uint8Array[] = []

  return {
    take: (): Uint8Array => free.pop() ?? Buffer.allocUnsafeSlow(MAXIMUM_IMPORT_BYTES),
    giveBack: (buffer: Uint8Array): void => void free.push(buffer),
  }
}
