import { expect, test } from 'vitest'

test('what is not shown is found by no role, whichever element hides it', () => {
  document.body.innerHTML = `
    <div id="block"></div>
    <div id="none" style="display: none"></div>
    <div style="visibility: hidden"><i id="within"></i><i id="again" style="visibility: visible"></i></div>
    <p id="flex" style="display: flex; color: red"></p>`
  const styleOf = (id: string) => getComputedStyle(document.querySelector(`#${id}`) ?? document.body)
  expect(['block', 'none', 'flex'].map((id) => styleOf(id).display)).toEqual(['block', 'none', 'flex'])
  const visibilities = ['block', 'within', 'again'].map((id) => styleOf(id).getPropertyValue('visibility'))
  expect(visibilities).toEqual(['visible', 'hidden', 'visible'])
  expect(styleOf('flex').color).toBe('red')
})
