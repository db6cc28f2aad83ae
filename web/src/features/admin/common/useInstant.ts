import { useFormatters } from '../../../kit/language/useFormatters.ts'

/** Day and time of an instant of the server, in the reader's language and zone. */
export function useInstant(): (instant: string) => string {
  const format = useFormatters()
  return (instant) => {
    const moment = new Date(instant)
    return `${format.date(moment)}, ${format.time(moment)}`
  }
}
