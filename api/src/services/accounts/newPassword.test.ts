import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { assertNewPassword } from './newPassword.ts'
import { Refusal } from '../../kernel/refusal.ts'

const MARIE = { email: 'marie.levesque@exemple-du-nord.ca', firstName: 'Marie', lastName: 'Lévesque' }

async function codesOf(password: string, owner = MARIE): Promise<string[]> {
  try {
    await assertNewPassword(password, password, owner)
    return []
  } catch (error) {
    if (error instanceof Refusal) return [error.code]
    throw error
  }
}

// All of them keep every rule of composition.
const COMMON = `Summer2024! Dragon123! Bonjour1! Soleil2025! Canada2026! Montreal1! Quebec123! Hockey99! Canadiens1!
Chocolat1! Princesse1! Monkey123! Football1! Baseball1! Superman1! Batman123! Michael1! Jessica1! Nicolas1! Tremblay1!
Liverpool1! Starwars1! Pokemon123! Computer1! Internet1! Whatever1! Freedom1! Shadow123! Sunshine1! Ashley123!
Winter2025! Printemps1! Automne2025! Janvier2026! Vendredi13! Doudou123! Loulou123! Camille1! Isabelle1! Francois1!
Toronto2026! Maple2026! P@ssword123 M0tdepasse! Qwertz123! Iloveyou1! Secret123! Welcome123! Azerty123!
Money2026! Argent2026! Bourse2026! Trading1! Investor1! Banque2026! Dollars1! Fortune1!`.split(/\s+/)

test('what people choose is refused, whatever it is dressed in', async () => {
  const passed = []
  for (const password of COMMON) if ((await codesOf(password)).length === 0) passed.push(password)
  expect(passed).toEqual([])
})

test('the person’s own name and address are refused as well', async () => {
  for (const password of ['Levesque-1984!', 'M@rieL3vesque1', 'marieLEVESQUE!1', 'Exemple-du-nord1!', '!Levesque42X'])
    expect(await codesOf(password), password).toEqual(['PasswordTooCommon'])
})

test('digit sequences, keyboard runs, reversed and repeated words are refused [SEC-20]', async () => {
  const guessable = `Aa12345678! Zaq1@wsx Tata1234! LeafsNation1! Poiuytrewq1! Lkjhgfdsa1! 12345678Aa! 1234567890Aa!
    Aa1234567890! Toor1234! Ab87654321! Mnbvcxz12! 1qaz@WSX Xsw2!qaz1 Dcba4321! Drowssap1! Nana1234! Qq0987654321!
    Poiuytreza1!`.split(/\s+/)
  const accepted = []
  for (const password of guessable) if ((await codesOf(password)).length === 0) accepted.push(password)
  expect(accepted).toEqual([])
})

test('passwords drawn at random are accepted [SEC-20]', async () => {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!@#$%^&*'
  const refused = []
  for (let round = 0; round < 2000; round += 1) {
    const random = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
    if ((await codesOf(`${random}aZ7!`)).includes('PasswordTooCommon')) refused.push(random)
  }
  expect(refused).toEqual([])
})

test('what nobody would guess will do', async () => {
  const good = [
    'Kq7!vbzt',
    'Quatre-marches-7!',
    'Escalier-7-paliers!',
    'tR9$mmwQ2pX',
    'Ours#Bleu#Pelle#9',
    'Vx!4-Levesque-Ronge-Bois',
  ]
  for (const password of good) expect(await codesOf(password), password).toEqual([])
})
