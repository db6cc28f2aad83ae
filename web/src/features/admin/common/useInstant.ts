import { useFormatters } from '../../../kit/language/useFormatters.ts'

/** Date and time of an instant in the user's language and time zone. */
export function useInstant(): (instant: string) => string {
  const format = useFormatters()
  return (instant) => {
    const moment = new Date(instant)
    return `${format.date(moment)}, ${format.time(moment)}`
  }
}
