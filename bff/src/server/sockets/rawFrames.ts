import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const FINAL_TEXT = '\x81'
const SHORT = 125
const TWO_BYTES = '\x7e'
const LONGEST = 0xffff

/**
 * Sends a text. One that says each character in a byte goes to the connection below as it is, with its head: one write
 * without a copy, where the library makes two of a buffer. Prices are all such texts.
 */
export function sendText(socket: WebSocket, wire: Duplex, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  const { length } = text
  if (length > LONGEST || Buffer.byteLength(text) !== length) return socket.send(text)
  wire.write(headOf(length) + text, 'latin1')
}

function headOf(length: number): string {
  if (length <= SHORT) return FINAL_TEXT + String.fromCharCode(length)
  return FINAL_TEXT + TWO_BYTES + String.fromCharCode(length >> 8, length & 0xff)
}
