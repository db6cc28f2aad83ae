import {
  CircleQuestionMark,
  Keyboard,
  DollarSign,
  Languages,
  LayoutDashboard,
  ListPlus,
  LogOut,
  Moon,
  Sparkles,
  Sun,
  Tags,
  User,
  type LucideIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { CURRENCIES } from '@palier/domain/market/currency'
import { LANGUAGES } from '@palier/domain/kernel/language'
import { useColorMode } from '../../../ui/layout/ColorModeContext.ts'
import { useSetCurrency } from '../../../kit/session/useSetCurrency.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useSetLanguage } from '../../../kit/session/useSetLanguage.ts'
import type { AddListIntent } from '../../../kit/navigation/intent.ts'
import { pathTo, type PageName } from '../../../kit/navigation/paths.ts'
import { useSignOut } from '../../../kit/session/useSignOut.ts'

export interface PaletteCommand {
  readonly id: string
  readonly label: string
  /** "Settings", "Lists". */
  readonly group: string
  readonly icon: LucideIcon
  readonly run: () => void
}

interface CommandParts {
  readonly currency: string | null
  readonly onHelp: () => void
  readonly onKeys: () => void
  readonly onTags: () => void
}

export function usePaletteCommands({ currency, onHelp, onKeys, onTags }: CommandParts): readonly PaletteCommand[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const setLanguage = useSetLanguage({ isSignedIn: true })
  const setCurrency = useSetCurrency()
  const { choice, isDark, choose } = useColorMode()
  const { signOut } = useSignOut()
  const lists = formatMessage({ id: 'palette.group.lists' })
  const pages = formatMessage({ id: 'palette.group.pages' })
  const settings = formatMessage({ id: 'palette.group.settings' })
  const page = (name: Extract<PageName, 'Home' | 'MyAccount' | 'Subscription'>, icon: LucideIcon): PaletteCommand => ({
    id: name,
    label: formatMessage({ id: `palette.open.${name}` }),
    group: pages,
    icon,
    run: () => void navigate(pathTo(name)),
  })
  const addList = (kind: AddListIntent['addList']): PaletteCommand => ({
    id: `add-${kind}`,
    label: formatMessage({ id: `palette.add.${kind}` }),
    group: lists,
    icon: ListPlus,
    run: () => void navigate(pathTo('Home'), { state: { addList: kind } satisfies AddListIntent }),
  })
  const others = LANGUAGES.filter((code) => code !== language)
  return [
    addList('buy'),
    addList('sell'),
    { id: 'tags', label: formatMessage({ id: 'palette.byTags' }), group: pages, icon: Tags, run: onTags },
    page('Home', LayoutDashboard),
    {
      id: 'theme',
      label: formatMessage({ id: isDark ? 'palette.light' : 'palette.dark' }),
      group: settings,
      icon: isDark ? Sun : Moon,
      run: () => choose({ ...choice, theme: isDark ? 'light' : 'dark' }),
    },
    ...others.map((code) => ({
      id: `language-${code}`,
      label: formatMessage({ id: 'palette.language' }, { language: formatMessage({ id: `language.${code}` }) }),
      group: settings,
      icon: Languages,
      run: () => void setLanguage(code),
    })),
    ...CURRENCIES.filter((code) => code !== currency).map((code) => ({
      id: `currency-${code}`,
      label: formatMessage({ id: `palette.currency.${code}` }),
      group: settings,
      icon: DollarSign,
      run: () => void setCurrency(code),
    })),
    page('MyAccount', User),
    page('Subscription', Sparkles),
    {
      id: 'help',
      label: formatMessage({ id: 'shell.help' }),
      group: pages,
      icon: CircleQuestionMark,
      run: onHelp,
    },
    { id: 'keys', label: formatMessage({ id: 'palette.keys' }), group: pages, icon: Keyboard, run: onKeys },
    {
      id: 'signOut',
      label: formatMessage({ id: 'shell.signOut' }),
      group: formatMessage({ id: 'palette.group.session' }),
      icon: LogOut,
      run: () => void signOut(),
    },
  ]
}
