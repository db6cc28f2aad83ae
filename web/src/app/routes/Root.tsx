import { useEffect, useMemo, useRef, useState } from 'react'
import { hasRole } from '@palier/domain/accounts/roles'
import { useIntl } from 'react-intl'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { reloadPage } from '../../device/document.ts'
import { onOtherTabChange, type DeviceStorage } from '../../device/storage/storage.ts'
import { AlertProvider } from '../../kit/alert/AlertProvider.tsx'
import { useLanguage } from '../../kit/language/LanguageContext.ts'
import { CookieNotice } from '../../features/shell/messages/CookieNotice.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { SessionContext, type SessionActions } from '../../kit/session/SessionContext.ts'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { SnackbarProvider } from '../../ui/status/SnackbarProvider.tsx'
import { AddressAlert } from '../shell/AddressAlert.tsx'
import { DetourNotice } from './DetourNotice.tsx'
import { FetchAhead } from './FetchAhead.tsx'
import { noVisits, visit } from '../shell/history.ts'
import { LastPageContext } from './LastPageContext.ts'
import type { LoadedPage } from './loadPage.ts'
import type { Session } from './session.ts'
import { VisitContext } from '../shell/VisitContext.ts'
import styles from './Root.module.css'

interface RootProps {
  readonly session: Session
  readonly storage: DeviceStorage
}

export function Root({ session, storage }: RootProps) {
  return (
    <SnackbarProvider>
      <AlertProvider>
        <SessionKeeper session={session} storage={storage} />
        <AddressAlert />
        <DetourNotice session={session} />
        <CookieNotice />
        <FetchAhead />
        <ScrollRestoration />
      </AlertProvider>
    </SnackbarProvider>
  )
}

function SessionKeeper({ session, storage }: RootProps) {
  const navigate = useNavigate()
  const notify = useSnackbar()
  const { formatMessage } = useIntl()
  const { choose, language } = useLanguage()
  const isLoading = useNavigation().state === 'loading'
  const lastPage = useRef<LoadedPage | null>(null)
  useReconnection(session)

  useEffect(() => {
    session.onEnd((how) => {
      const id = how === 'expired' ? 'session.expired' : 'session.endedElsewhere'
      notify({ text: formatMessage({ id }), isBad: true })
      if (how !== 'noticed') void navigate(pathTo(how === 'expired' ? 'Home' : 'Login'))
    })
  }, [session, navigate, notify, formatMessage])

  useEffect(() => {
    const here = session.user()?.userId
    // Another user signed in, or the user signed out: nothing of this page may remain.
    return onOtherTabChange(storage.user.key, () => {
      if (session.user()?.userId !== here) reloadPage()
    })
  }, [session, storage])

  const sessionActions = useMemo(
    () => ({
      async open(...[user, acceptedTermsVersion, accountLanguage]: Parameters<SessionActions['open']>) {
        // If the messages cannot be loaded, the account still opens in the current language.
        if (accountLanguage && accountLanguage !== language) await choose(accountLanguage).catch(() => undefined)
        session.open(user, acceptedTermsVersion)
        // A guest has no data at a page that was linked for someone else.
        const wanted = session.takeWanted()
        await navigate(wanted === null || hasRole(user.roles, 'demonstration') ? pathTo('Home') : wanted)
      },
      async close() {
        session.close()
        session.takeWanted()
        await navigate(pathTo('Home'))
      },
    }),
    [session, navigate, choose, language],
  )
  return (
    <SessionContext value={sessionActions}>
      {isLoading && <div className={styles['progress']} aria-hidden="true" />}
      <LastPageContext value={lastPage}>
        <VisitTracker />
      </LastPageContext>
    </SessionContext>
  )
}

/** The language is sent when a socket opens, so changing it needs a new connection. */
function useReconnection(session: Session): void {
  const { language } = useLanguage()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    session.reconnect()
  }, [session, language])
}

function VisitTracker() {
  const { pathname } = useLocation()
  const [visits, setVisits] = useState(() => visit(noVisits, pathname, pathname === pathTo('Home')))
  const next = visit(visits, pathname, pathname === pathTo('Home'))
  if (next !== visits) setVisits(next)
  return (
    <VisitContext value={next}>
      <Outlet />
    </VisitContext>
  )
}
