import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeLinkToken } from '../../device/linkToken.ts'

/** The token with which a mail leads to this page; empty where none came. */
export function useLinkToken(): string {
  const { hash, search } = useLocation()
  const take = () => ({ hash, search, token: takeLinkToken('token') ?? '' })
  const [taken, setTaken] = useState(take)
  // Another link, followed while the page is open.
  if (taken.hash !== hash || taken.search !== search) setTaken(take())
  return taken.token
}
