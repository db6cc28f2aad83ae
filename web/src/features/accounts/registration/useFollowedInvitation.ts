import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { addressFragment, reloadPage } from '../../../device/document.ts'

/** Following another invitation while the page is open changes only the fragment: the page is mounted again. */
export function useFollowedInvitation(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (addressFragment().includes('inviteToken=')) reloadPage()
  }, [hash])
}
