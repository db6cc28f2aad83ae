import { useSearchParams } from 'react-router-dom'

/** How much of a guest's work the address of the page speaks of; null for none: an address may carry any text. */
export function useGuestWorkCount(): number | null {
  const [parameters] = useSearchParams()
  const kept = parameters.get('kept') ?? ''
  return /^[1-9]\d{0,2}$/.test(kept) ? Number(kept) : null
}
