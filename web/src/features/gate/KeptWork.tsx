import { useIntl, type IntlShape } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { KeptWork_items$data, KeptWork_items$key } from '../../__generated__/KeptWork_items.graphql.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import styles from './KeptWork.module.css'

interface KeptWorkProps {
  readonly items: KeptWork_items$key
  /** The keys of what is to be left behind. */
  readonly dropped: ReadonlySet<string>
  readonly onChange: (dropped: ReadonlySet<string>) => void
}

/** What a guest has made or changed, each to be taken into the new account or left behind. */
export function KeptWork({ items: key, dropped, onChange }: KeptWorkProps) {
  const intl = useIntl()
  const items = useFragment(
    graphql`
      fragment KeptWork_items on GuestWorkItem @relay(plural: true) {
        key
        kind
        name
        listKind
        stockCount
      }
    `,
    key,
  )
  const toggle = (item: string, isKept: boolean) => {
    const changed = new Set(dropped)
    if (isKept) changed.delete(item)
    else changed.add(item)
    onChange(changed)
  }
  return (
    <fieldset className={styles['work']}>
      <legend className={styles['title']}>{intl.formatMessage({ id: 'gate.kept' })}</legend>
      <p className={styles['hint']}>{intl.formatMessage({ id: 'gate.kept.hint' })}</p>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.key}>
            <CheckboxField isChecked={!dropped.has(item.key)} onChange={(isKept) => toggle(item.key, isKept)}>
              <span className={styles['name']}>{nameOf(item, intl)}</span>{' '}
              <span className={styles['detail']}>{detailOf(item, intl)}</span>
            </CheckboxField>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type Item = KeptWork_items$data[number]

function nameOf({ kind, name }: Item, { formatMessage }: IntlShape): string {
  return kind === 'PREFERENCES' ? formatMessage({ id: 'gate.kept.preferences' }) : name
}

function detailOf({ kind, listKind, stockCount }: Item, { formatMessage }: IntlShape): string {
  if (kind === 'PREFERENCES') return formatMessage({ id: 'gate.kept.preferences.text' })
  return formatMessage({ id: 'gate.kept.detail' }, { kind: listKind ?? kind, count: stockCount ?? 0 })
}
