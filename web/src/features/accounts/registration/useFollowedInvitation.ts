import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { addressFragment, reloadPage } from '../../../device/document.ts'

/** Another invitation that is followed while its page is open changes no more than the fragment: the page begins anew. */
export function useFollowedInvitation(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (addressFragment().includes('inviteToken=')) reloadPage()
  }, [hash])
}
