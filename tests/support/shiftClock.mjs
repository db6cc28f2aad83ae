// Loaded into a service before its own code: its parent can move its clock on, as if time had passed.
const RealDate = Date
let shiftMilliseconds = 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + shiftMilliseconds]))
  }
  static now() {
    return RealDate.now() + shiftMilliseconds
  }
}

process.on('message', (message) => {
  if (typeof message?.passMilliseconds !== 'number') return
  shiftMilliseconds += message.passMilliseconds
  process.send?.({ shiftMilliseconds })
})
