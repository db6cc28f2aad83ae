import { useSearchParams } from 'react-router-dom'
import { emailError } from '../../../kit/forms/formErrors.ts'

const LONGEST_ADDRESS = 254

/** E-mail in the page's URL; null if invalid, since a URL can contain any text. */
export function useGivenEmail(): string | null {
  const [parameters] = useSearchParams()
  const email = parameters.get('email') ?? ''
  return email.length > LONGEST_ADDRESS || emailError(email) ? null : email
}
