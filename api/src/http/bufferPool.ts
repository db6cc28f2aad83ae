import { File } from 'node:buffer'
import { MAXIMUM_IMPORT_BYTES } from '@palier/contract/imports/importCalls'

/** File in a pooled buffer. Readable until the buffer is returned to the pool. */
export class PooledFile extends File {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, name: string) {
    super([], name)
    this.#bytes = bytes
  }

  /** Returns a copy, which stays valid after the buffer is reused. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer
  }
}

/**
 * Pool of buffers of the largest allowed file size. Unpooled buffers would await garbage collection
 * while the next files arrive.
 */
export function createBufferPool() {
  const free: Uint8Array[] = []

  return {
    take: (): Uint8Array => free.pop() ?? Buffer.allocUnsafeSlow(MAXIMUM_IMPORT_BYTES),
    giveBack: (buffer: Uint8Array): void => void free.push(buffer),
  }
}
