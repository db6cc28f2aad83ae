import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState } from 'react'
import { Bell, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Chip } from '../../ui/layout/Chip.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { KeyCap } from '../../ui/layout/KeyCap.tsx'
import { MenuButton } from '../../kit/lazy/MenuButton.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { StyleWords } from './styleWords.ts'
import styles from './Style.module.css'

/** Buttons, fields and the small parts around them. */
export function ControlSamples({ words }: { words: StyleWords }) {
  const [filter, setFilter] = useState<'all' | 'buy' | 'sell'>('all')
  return (
    <div className={styles['columns']}>
      <Section title={words.buttons}>
        <div className={styles['stack']}>
          <div className={styles['row']}>
            <Button variant="primary">{words.save}</Button>
            <Button>{words.cancel}</Button>
            <Button variant="danger">
              <Trash2 aria-hidden="true" />
              {words.remove}
            </Button>
            <Button variant="dangerFilled">{words.delete}</Button>
            <Button variant="primary" isDisabled>
              {words.save}
            </Button>
            <Button variant="primary" isBusy>
              {words.save}
            </Button>
            <Button variant="link" size="medium">
              {words.all}
            </Button>
          </div>
          <div className={styles['row']}>
            <Button size="small">{words.small}</Button>
            <Button variant="primary" size="large">
              {words.big}
            </Button>
            <IconButton label={words.more}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
            <IconButton label={words.save}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={words.notices} variant="quiet">
              <Bell aria-hidden="true" />
            </IconButton>
            <Segmented
              label={words.filter}
              value={filter}
              onChange={setFilter}
              segments={(['all', 'buy', 'sell'] as const).map((value) => ({ value, label: words.filters[value] }))}
            />
            <Chip>{words.tags[0]}</Chip>
            <Chip tone="quiet">{words.tags[1]}</Chip>
            <Chip tone="accent">{words.tags[0]}</Chip>
          </div>
          <div className={styles['row']}>
            {['/', 'g d', 'j k', '?'].map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
            <MenuButton
              label={words.menu}
              entries={words.menuEntries.map((label, index) => ({
                id: String(index),
                label,
                isApart: index === words.menuEntries.length - 1,
                onSelect: () => undefined,
              }))}
            >
              <Avatar initials="ML" />
            </MenuButton>
          </div>
        </div>
      </Section>
      <Section title={words.fields}>
        <div className={styles['stack']} style={{ alignItems: 'stretch' }}>
          <div className={styles['tiles']} style={{ gridTemplateColumns: 'repeat(3, 1fr)' }}>
            <TextField
              maxLength={NUMBER_MAXIMUM_LENGTH}
              label={words.buyColumns[2] ?? ''}
              suffix="CAD"
              defaultValue="129,50"
            />
            <TextField
              maxLength={NUMBER_MAXIMUM_LENGTH}
              label={words.buyColumns[3] ?? ''}
              suffix="CAD"
              disabled
              defaultValue="122,00"
            />
            <TextField
              maxLength={NUMBER_MAXIMUM_LENGTH}
              label={words.buyColumns[1] ?? ''}
              suffix="CAD"
              defaultValue="12,"
              error={words.wrong}
            />
          </div>
          <SearchField label={words.search} placeholder={words.search} shortcut="/" />
        </div>
      </Section>
    </div>
  )
}
