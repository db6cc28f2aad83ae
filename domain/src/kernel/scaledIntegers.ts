/**
 * Parses exact text to units of a decimal place: 1.25 in two places is 125. Throws a RangeError if
 * the text has more places or is not a plain number.
 */
export function unitsOf(text: string, places: number): bigint {
  const point = text.indexOf('.')
  const whole = point < 0 ? text : text.slice(0, point)
  const fraction = point < 0 ? '' : text.slice(point + 1)
  if (fraction.length > places || !PLAIN.test(text)) {
    throw new RangeError(`Not a decimal with ${places} places: "${text.slice(0, 40)}"`)
  }
  return BigInt(whole + fraction.padEnd(places, '0'))
}

const PLAIN = /^-?\d+(\.\d+)?$/

export function textOfUnits(units: bigint, places: number): string {
  const isNegative = units < 0n
  const digits = String(isNegative ? -units : units).padStart(places + 1, '0')
  let end = digits.length
  while (end > digits.length - places && digits[end - 1] === '0') end -= 1
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places, end)
  return `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}
