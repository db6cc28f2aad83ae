import { useId } from 'react'
import { useIntl } from 'react-intl'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { PushBrowsers } from './PushBrowsers.tsx'
import type { PushSettings } from './pushSettings.ts'
import { useSetListPushed } from './useSetListPushed.ts'
import { useSetQuietHours } from './useSetQuietHours.ts'

const NIGHT = { from: 22, until: 7 }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface PushSettingsFormProps {
  readonly settings: PushSettings
  readonly onChange: (settings: PushSettings) => void
}

export function PushSettingsForm({ settings, onChange }: PushSettingsFormProps) {
  const { quietHours, lists, browsers } = settings
  const { formatMessage, formatDate } = useIntl()
  const listsId = useId()
  const setQuietHours = useSetQuietHours(onChange)
  const setListPushed = useSetListPushed(onChange)
  const hourText = (hour: number) =>
    formatDate(Date.UTC(2026, 0, 1, hour), { hour: 'numeric', timeZone: 'UTC' }).replace(/^0(?=\d)/, '')
  const hours = (taken: number | undefined) =>
    HOURS.map((hour) => ({ value: String(hour), label: hourText(hour), isDisabled: hour === taken }))
  return (
    <>
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: 'push.text' })}
      </Text>
      <AccountRow label={formatMessage({ id: 'push.quiet' })} hint={formatMessage({ id: 'push.quiet.text' })}>
        <Switch
          label={formatMessage({ id: 'push.quiet' })}
          isOn={quietHours != null}
          onChange={(isOn) => void setQuietHours(isOn ? NIGHT : null)}
        />
      </AccountRow>
      {quietHours && (
        <Grid templateColumns="1fr 1fr" gap="4" mt="3">
          <SelectField
            label={formatMessage({ id: 'push.quiet.from' })}
            value={String(quietHours.from)}
            options={hours(quietHours.until)}
            onChange={(from) => void setQuietHours({ ...quietHours, from: Number(from) })}
          />
          <SelectField
            label={formatMessage({ id: 'push.quiet.until' })}
            value={String(quietHours.until)}
            options={hours(quietHours.from)}
            onChange={(until) => void setQuietHours({ ...quietHours, until: Number(until) })}
          />
        </Grid>
      )}
      {lists.length > 0 && (
        <section aria-labelledby={listsId}>
          <Heading as="h3" id={listsId} mt="6">
            {formatMessage({ id: 'push.lists' })}
          </Heading>
          <Box as="ul" listStyleType="none">
            {lists.map(
              ({ list, name, isPushed }) =>
                list && (
                  <li key={list.id}>
                    <AccountRow label={name}>
                      <Switch label={name} isOn={isPushed} onChange={(wanted) => void setListPushed(list.id, wanted)} />
                    </AccountRow>
                  </li>
                ),
            )}
          </Box>
        </section>
      )}
      <PushBrowsers browsers={browsers} onChange={(left) => onChange({ ...settings, browsers: left })} />
    </>
  )
}
