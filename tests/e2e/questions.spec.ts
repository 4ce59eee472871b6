import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test('a question is asked and answered on the product’s page', async ({ page }) => {
  await page.goto('/creatina-micronizada-300-g-serra-alta')
  await hydrated(page)
  const questions = page.getByRole('region', { name: 'Perguntas e respostas' })
  await expect(questions.getByRole('article').first()).toContainText('Resposta da loja')
  await test.step('what is wrong is said beside its field, and stays as it was typed', async () => {
    await questions.getByText('Fazer uma pergunta').click()
    await questions.getByLabel('Nome').fill('Rui Dias')
    await questions.getByRole('button', { name: 'Enviar pergunta' }).click()
    await expect(questions.getByText('Preencha o campo!')).toHaveCount(2)
    await expect(questions.getByLabel('E-mail')).toBeFocused()
    await expectAccessible(page, '#perguntas')
  })
  await test.step('it is thanked for in the form’s place', async () => {
    await questions.getByLabel('E-mail').fill('rui@exemplo.example')
    await questions.getByRole('textbox', { name: 'Pergunta' }).fill('Rende quantas doses?')
    await questions.getByRole('button', { name: 'Enviar pergunta' }).click()
    await expect(questions.getByText('A sua pergunta será publicada após aprovação')).toBeVisible()
  })
  await test.step('the link at a question opens the form for its answer', async () => {
    await questions.getByRole('link', { name: 'Responder à pergunta: Dissolve bem em água gelada?' }).click()
    await expect(page).toHaveURL(/\?responder=\d+#perguntar$/)
    await expect(questions.getByRole('textbox', { name: 'Resposta' })).toBeInViewport()
    await questions.getByLabel('Nome').fill('Lia Costa')
    await questions.getByLabel('E-mail').fill('lia@exemplo.example')
    await questions.getByRole('textbox', { name: 'Resposta' }).fill('Dissolve.')
    await expectAccessible(page, '#perguntas')
    await questions.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(questions.getByText('A sua resposta será publicada após aprovação')).toBeVisible()
  })
})
