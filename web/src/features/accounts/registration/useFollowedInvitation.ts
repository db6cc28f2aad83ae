import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { addressFragment, reloadPage } from '../../../device/document.ts'

/** Reloads the page: opening another invitation link only changes the fragment. */
export function useFollowedInvitation(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (addressFragment().includes('inviteToken=')) reloadPage()
  }, [hash])
}
