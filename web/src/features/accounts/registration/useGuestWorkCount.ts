import { useSearchParams } from 'react-router-dom'

/** Number of guest items in the page's URL; null if invalid, since a URL can contain any text. */
export function useGuestWorkCount(): number | null {
  const [parameters] = useSearchParams()
  const kept = parameters.get('kept') ?? ''
  return /^[1-9]\d{0,2}$/.test(kept) ? Number(kept) : null
}
