import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { IconButton } from '#src/ui/buttons.tsx'

/** Leads to the listing of the trimmed text; an empty search does nothing (spec §2, §5). */
export function HeaderSearch({ className }: { className?: string }) {
  const navigate = useNavigate()
  return (
    <Form
      className={className}
      // Works before the app does: the browser then submits it by itself.
      action={import.meta.env.BASE_URL}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('search')
        const search = typeof text === 'string' && text.trim()
        if (search) navigate({ to: '/', search: { search } })
      }}
    >
      <input name="search" type="search" placeholder="Search products" aria-label="Search products" />
      <IconButton type="submit" aria-label="Search">
        <SearchOutlined />
      </IconButton>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flex: '0 1 360px',
  marginRight: 8,
  paddingLeft: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  background: theme.vars.palette.background.paper,
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}))
