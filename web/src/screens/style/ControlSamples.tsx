import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState } from 'react'
import { Bell, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Tag } from '../../ui/layout/Tag.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { KeyCap } from '../../ui/layout/KeyCap.tsx'
import { MenuButton } from '../../kit/lazy/MenuButton.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Column, Columns, Row, Tiles } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

export function ControlSamples({ texts }: { texts: StyleTexts }) {
  const [filter, setFilter] = useState<'all' | 'buy' | 'sell'>('all')
  return (
    <Columns>
      <Section title={texts.buttons}>
        <Column>
          <Row>
            <Button variant="primary">{texts.save}</Button>
            <Button>{texts.cancel}</Button>
            <Button variant="danger">
              <Trash2 aria-hidden="true" />
              {texts.remove}
            </Button>
            <Button variant="dangerFilled">{texts.delete}</Button>
            <Button variant="primary" isDisabled>
              {texts.save}
            </Button>
            <Button variant="primary" isBusy>
              {texts.save}
            </Button>
            <Button variant="link" size="medium">
              {texts.all}
            </Button>
          </Row>
          <Row>
            <Button size="small">{texts.small}</Button>
            <Button variant="primary" size="large">
              {texts.big}
            </Button>
            <IconButton label={texts.more}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.save}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.notices} variant="quiet">
              <Bell aria-hidden="true" />
            </IconButton>
            <Segmented
              label={texts.filter}
              value={filter}
              onChange={setFilter}
              segments={(['all', 'buy', 'sell'] as const).map((value) => ({ value, label: texts.filters[value] }))}
            />
            <Tag>{texts.tags[0]}</Tag>
            <Tag tone="quiet">{texts.tags[1]}</Tag>
            <Tag tone="accent">{texts.tags[0]}</Tag>
          </Row>
          <Row>
            {['/', 'g d', 'j k', '?'].map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
            <MenuButton
              label={texts.menu}
              entries={texts.menuEntries.map((label, index) => ({
                id: String(index),
                label,
                isApart: index === texts.menuEntries.length - 1,
                onSelect: () => undefined,
              }))}
            >
              <Avatar initials="ML" />
            </MenuButton>
          </Row>
        </Column>
      </Section>
      <Section title={texts.fields}>
        <Column isWide>
          <Tiles>
            <TextField
              maxLength={NUMBER_MAXIMUM_LENGTH}
              label={texts.buyColumns[2] ?? ''}
              suffix="CAD"
              defaultValue="129,50"
            />
            <TextField
              maxLength={NUMBER_MAXIMUM_LENGTH}
              label={texts.buyColumns[3] ?? ''}
              suffix="CAD"
              disabled
              defaultValue="122,00"
            />
            <TextField
              maxLength={NUMBER_MAXIMUM_LENGTH}
              label={texts.buyColumns[1] ?? ''}
              suffix="CAD"
              defaultValue="12,"
              error={texts.wrong}
            />
          </Tiles>
          <SearchField label={texts.search} placeholder={texts.search} shortcut="/" />
        </Column>
      </Section>
    </Columns>
  )
}
