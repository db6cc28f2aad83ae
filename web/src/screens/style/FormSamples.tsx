import { Layers } from 'lucide-react'
import { useState } from 'react'
import { EMAIL_MAXIMUM_LENGTH, FREE_TEXT_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { CURRENCIES } from '@palier/domain/market/currency'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextButton } from '../../ui/buttons/TextButton.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { Form } from '../../ui/fields/Form.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { RadioCard } from '../../ui/fields/RadioCard.tsx'
import { TileRadio } from '../../ui/fields/TileRadio.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Flex, Grid } from '../../ui/layout/boxes.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { Text } from '../../ui/text/Text.ts'
import { Columns, Row } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

export function FormSamples({ texts }: { texts: StyleTexts }) {
  const [email, setEmail] = useState('')
  const [currency, setCurrency] = useState<(typeof CURRENCIES)[number]>('CAD')
  const [isRemembered, setIsRemembered] = useState(true)
  const [basis, setBasis] = useState(0)
  const [tile, setTile] = useState(0)
  const [isOn, setIsOn] = useState(true)
  return (
    <Columns>
      <Section title={texts.form}>
        <Form onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            error={email !== '' && !email.includes('@') ? texts.emailFault : undefined}
            maxLength={EMAIL_MAXIMUM_LENGTH}
            value={email}
            autoComplete="off"
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label={texts.password}
            autoComplete="new-password"
            showLabel={texts.show}
            hideLabel={texts.hide}
          />
          <SelectField
            label={texts.currency}
            value={currency}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={setCurrency}
          />
          <TextAreaField label={texts.note} maxLength={FREE_TEXT_MAXIMUM_LENGTH} />
          <Row>
            <Button type="submit" variant="primary">
              {texts.save}
            </Button>
            <TextButton>{texts.all}</TextButton>
          </Row>
        </Form>
      </Section>
      <Section title={texts.tabs}>
        <Grid gap="6">
          <Tabs
            label={texts.tabs}
            tabs={texts.tabNames.map((label) => ({ value: label, label, content: <Text>{texts.body}</Text> }))}
          />
          <Grid as="fieldset" gap="2" aria-label={texts.basis}>
            {texts.bases.map((label, index) => (
              <RadioCard
                key={label}
                name="basis"
                label={label}
                text={texts.basesMore[index] ?? ''}
                isChosen={index === basis}
                onChoose={() => setBasis(index)}
              />
            ))}
          </Grid>
          <Grid role="radiogroup" aria-label={texts.tabs} templateColumns="1fr 1fr" gap="2">
            {texts.tabNames.map((label, index) => (
              <TileRadio
                key={label}
                name="tile"
                value={label}
                mark={<Layers aria-hidden="true" size={14} />}
                label={label}
                isChosen={index === tile}
                onChoose={() => setTile(index)}
              />
            ))}
          </Grid>
          <CheckboxField isChecked={isRemembered} onChange={setIsRemembered}>
            {texts.remember}
          </CheckboxField>
          <Flex align="center" justify="space-between">
            <Text>{texts.digest}</Text>
            <Switch label={texts.digest} isOn={isOn} onChange={setIsOn} />
          </Flex>
        </Grid>
      </Section>
    </Columns>
  )
}
