import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeLinkToken } from '../../device/linkToken.ts'

export function useLinkToken(): string {
  const { hash, search } = useLocation()
  const take = () => ({ hash, search, token: takeLinkToken('token') ?? '' })
  const [taken, setTaken] = useState(take)
  if (taken.hash !== hash || taken.search !== search) setTaken(take())
  return taken.token
}
