import { useSearchParams } from 'react-router-dom'
import { emailError } from '../../../kit/forms/formErrors.ts'

const LONGEST_ADDRESS = 254

/** The e-mail that the address of the page carries; null where it is none: an address may carry any text. */
export function useGivenEmail(): string | null {
  const [parameters] = useSearchParams()
  const email = parameters.get('email') ?? ''
  return email.length > LONGEST_ADDRESS || emailError(email) ? null : email
}
