import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { addressFragment, addressOf } from '../../device/document.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { codeOf, isNoResponse, RequestFailure } from '../../kit/alert/RequestFailure.ts'
import { later } from '../../kit/failure/later.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { detourOf, isRefusal, refusalIn, refusalOf, unexpectedUser } from './guards.ts'
import type { Page } from './routes.ts'
import type { ReadyScreen } from './lazyScreen.ts'
import type { Session } from './session.ts'
import type { SignedInShellProps } from '../shell/SignedInShell.tsx'
import type { MessageLoader } from '../language/messageLoader.ts'

const loadFirstVisit = later([], async () => (await import('./firstVisit.ts')).takeUpInvitation)
const loadSignedInShell = later(['signedIn'], async () => (await import('../shell/SignedInShell.tsx')).SignedInShell)

export interface LoadedPage {
  readonly page: Page
  readonly ready: ReadyScreen
  readonly isSignedIn: boolean
  readonly SignedInShell: ComponentType<SignedInShellProps> | null
}

export interface PageParts {
  readonly session: Session
  readonly storage: Pick<DeviceStorage, 'acceptedTermsVersion' | 'inviteToken' | 'invited' | 'preproductionKey'>
  readonly messageLoader: Pick<MessageLoader, 'load'>
}

/** Throws a redirect if the visitor must go elsewhere. `isShown` returns true if the page is already shown. */
export async function loadPage(
  page: Page,
  parts: PageParts,
  { params, request }: LoaderFunctionArgs,
  isShown?: () => boolean,
): Promise<LoadedPage> {
  const { session, storage, messageLoader } = parts
  const user = session.user()
  const url = new URL(request.url)
  const refusal = refusalOf(page, { user, acceptedTermsVersion: storage.acceptedTermsVersion.read() })
  if (refusal) {
    session.turnAway(refusal, addressOf(url))
    throw redirect(detourOf(refusal))
  }
  if (page.isFirstVisit && (url.search + addressFragment()).includes('inviteToken=')) {
    const takeUpInvitation = await loadFirstVisit()
    const refused = await takeUpInvitation(session.environment(), storage)
    if (refused !== null) throw redirect(detourOf(refused))
  }

  const { screen: own, signedOutScreen = own } = page
  const screen = (user ? own : signedOutScreen).load({ environment: session.environment(), messageLoader }, params, {
    isShown,
    signal: request.signal,
  })
  const shell = user && !page.isSignInPage ? loadSignedInShell(messageLoader.load) : null
  let ready: ReadyScreen
  let SignedInShell: LoadedPage['SignedInShell']
  try {
    ;[ready, SignedInShell] = await Promise.all([screen, shell])
  } catch (failure) {
    screen.then(
      ({ reference }) => reference.dispose(),
      () => {},
    )
    throw detourAfter(failure, page, url, storage.preproductionKey.read() !== null) ?? failure
  }

  const serverRefusal = refusalIn(ready.answer, page, user)
  // The session cookie is authoritative. The stored user may be missing or someone else.
  const stranger = unexpectedUser(ready.answer, user)
  if (stranger && serverRefusal !== 'notAuthenticated') {
    ready.reference.dispose()
    session.open(stranger.user, stranger.acceptedTermsVersion)
    // Keeps the token that an emailed link has after its `#`.
    throw redirect(addressOf(url))
  }
  if (serverRefusal === null || isShownAlready(page, url))
    return { page, ready, isSignedIn: user !== null, SignedInShell }
  ready.reference.dispose()
  if (serverRefusal !== 'notAuthenticated') {
    if (isRefusal(serverRefusal)) session.turnAway(serverRefusal, addressOf(url))
    throw redirect(detourOf(serverRefusal))
  }
  session.noticeEnd()
  // `noticeEnd` has already informed the visitor, so there is no refusal to show.
  if (page.access !== 'open') session.turnAway(null, addressOf(url))
  // An open page needs no session, so it reloads for a visitor.
  throw redirect(page.access === 'open' ? addressOf(url) : detourOf(serverRefusal))
}

/** Redirects a failed guard to Home with its code. Home itself stays, to avoid a redirect loop. */
function detourAfter(failure: unknown, page: Page, { pathname, search }: URL, hasKey: boolean): Response | null {
  if (!(failure instanceof RequestFailure) || page.isUnguarded) return null
  const code = codeOf(failure)
  if (code === 'PreproductionKeyRequired') {
    const go = encodeURIComponent(pathname + search)
    return redirect(`${pathTo('UnlockAccess')}?go=${go}${hasKey ? '&wrong=1' : ''}${addressFragment()}`)
  }
  // Without a response there is no redirect: the page offers a retry.
  return page.name === 'Home' || isNoResponse(code) ? null : redirect(detourOf(code))
}

function isShownAlready(page: Page, url: URL): boolean {
  return page.name === 'Home' && url.searchParams.has('e')
}
