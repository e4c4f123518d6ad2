import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { bareHeadphones, singleImageLens, studioHeadphones } from '#fixtures/products.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { Gallery } from './Gallery.tsx'

const open = ({ id, title, images }: typeof studioHeadphones) =>
  renderWithProviders(<Gallery productId={id} title={title} images={images.map((file) => `/${file}`)} />)

const count = studioHeadphones.images.length
const nameOf = (at: number) => `${studioHeadphones.title}, image ${at} of ${count}`
const shows = (at: number) => expect(screen.getByRole('img', { name: nameOf(at) })).toBeVisible()

test('the gallery wraps around, and thumbnails and arrow keys change the image', async () => {
  const user = open(studioHeadphones)
  shows(1)
  expect(screen.getByText('1 / 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous image' }))
  shows(count)
  expect(screen.getByText('3 / 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next image' }))
  shows(1)
  await user.click(screen.getByRole('button', { name: 'Show image 2' }))
  shows(2)
  await user.keyboard('{ArrowRight}')
  shows(3)
})

test.each([
  ['one image has only the zoom', singleImageLens, ['View larger image']],
  ['no image has no button', bareHeadphones, []],
])('a gallery of %s', (_what, product, buttons) => {
  open(product)
  const gallery = within(screen.getByRole('group', { name: 'Product images' }))
  expect(gallery.queryAllByRole('button').map((button) => button.ariaLabel)).toEqual(buttons)
})

describe('the zoom', () => {
  const dialog = () => screen.findByRole('dialog', { name: studioHeadphones.title })

  test('works by keyboard: arrow keys change the image, and Escape returns to the button', async () => {
    const user = open(studioHeadphones)
    const button = screen.getByRole('button', { name: 'View larger image' })
    act(() => button.focus())
    await user.keyboard('{Enter}')
    const zoom = within(await dialog())
    expect(zoom.getByRole('img', { name: nameOf(1) })).toBeVisible()
    await user.keyboard('{ArrowLeft}')
    expect(zoom.getByRole('img', { name: nameOf(count) })).toBeVisible()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(zoom.getByRole('img', { name: nameOf(2) })).toBeVisible()
    expect(zoom.getByRole('status')).toHaveTextContent('Image 2 of 3')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
    shows(2)
  })

  test('keeps the focus on the large image when an arrow key changes it', async () => {
    const user = open(studioHeadphones)
    await user.click(screen.getByRole('button', { name: 'View larger image' }))
    const zoom = within(await dialog())
    const largeImage = zoom.getByRole('group', { name: 'Larger image' })
    act(() => largeImage.focus())
    await user.keyboard('{ArrowRight}')
    expect(zoom.getByRole('img', { name: nameOf(2) })).toBeVisible()
    expect(largeImage).toHaveFocus()
  })

  test('shows the gallery’s version if the large version fails, and the placeholder if both fail', async () => {
    const user = open(studioHeadphones)
    const [file = ''] = studioHeadphones.images
    await user.click(screen.getByRole('button', { name: 'View larger image' }))
    const zoom = within(await dialog())
    const image = () => zoom.getByRole('img', { name: nameOf(1) })
    expect(image()).toHaveAttribute('src', `/${file.replace('products/', 'products/zoom/')}`)
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', `/${file}`)
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', '/images/placeholder.svg')
    // Another image starts with its large version again.
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(image()).toHaveAttribute('src', `/${file.replace('products/', 'products/zoom/')}`)
  })

  test('opens when the image is pressed, and Close returns to the button', async () => {
    const user = open(studioHeadphones)
    await user.click(screen.getByRole('img', { name: nameOf(1) }))
    const zoom = within(await dialog())
    await user.click(zoom.getByRole('button', { name: 'Next image' }))
    expect(zoom.getByRole('img', { name: nameOf(2) })).toBeVisible()
    await user.click(zoom.getByRole('button', { name: 'Close larger image' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'View larger image' })).toHaveFocus()
  })
})
