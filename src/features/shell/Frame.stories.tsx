import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Frame } from './Frame.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta = preview.meta({ component: Frame, args: { children: <NotFoundPage /> } })

export const LargeScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /main site/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument()
  },
})

export const SmallScreen = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /main site/ })).not.toBeInTheDocument()
  },
})

export const OpenMenu = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  },
})
