import type { ReactNode } from 'react'
import { Briefcase, LayoutDashboard, List, Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../kit/relay/hooks.ts'
import { Link, useNavigate } from 'react-router-dom'
import { pathTo } from '../../kit/navigation/paths.ts'
import { usePageName } from '../../kit/navigation/PageNameContext.ts'
import { recentPages } from '../../kit/navigation/recentPages.ts'
import { usePalette } from '../../features/shell/palette/PaletteContext.ts'
import type { MessageId } from '../../kit/language/MessageId.ts'
import styles from './BottomBar.module.css'

/** Lists and portfolios open the last visited one, or the palette if there is none. */
export function BottomBar() {
  const { formatMessage } = useIntl()
  const pageName = usePageName()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const openPalette = usePalette()

  function openLast(kind: 'List' | 'Portfolio') {
    const last = recentPages(environment).find((page) => page.kind === kind)
    // On such a page already, offers the others.
    if (last && pageName !== kind) void navigate(last.path)
    else openPalette(kind === 'List' ? 'lists' : 'portfolios')
  }
  const iconWithLabel = (icon: ReactNode, id: MessageId) => (
    <>
      {icon}
      <span>{formatMessage({ id })}</span>
    </>
  )
  return (
    <nav className={styles['bar']} aria-label={formatMessage({ id: 'shell.pages' })}>
      <Link className={styles['entry']} to={pathTo('Home')} aria-current={pageName === 'Home' ? 'page' : undefined}>
        {iconWithLabel(<LayoutDashboard aria-hidden="true" />, 'shell.nav.home')}
      </Link>
      {(['List', 'Portfolio'] as const).map((kind) => (
        <button
          key={kind}
          className={styles['entry']}
          type="button"
          aria-current={pageName === kind ? 'page' : undefined}
          onClick={() => openLast(kind)}
        >
          {kind === 'List'
            ? iconWithLabel(<List aria-hidden="true" />, 'shell.nav.lists')
            : iconWithLabel(<Briefcase aria-hidden="true" />, 'shell.nav.portfolios')}
        </button>
      ))}
      <button className={styles['entry']} type="button" aria-haspopup="dialog" onClick={() => openPalette('all')}>
        {iconWithLabel(<Search aria-hidden="true" />, 'shell.search')}
      </button>
    </nav>
  )
}
