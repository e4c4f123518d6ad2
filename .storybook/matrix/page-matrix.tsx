import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const WIDTHS = [390, 820, 1440]
const HEIGHT = 1200
const SCALE = 0.3

/** Returns a story that shows the page story `id` at three widths in both schemes, each in an iframe. */
export const pageMatrix = (id: string) => ({
  render: () => (
    <Box sx={{ display: 'grid', gap: 6, p: 6 }}>
      {['light', 'dark'].map((scheme) => (
        <Box key={scheme} sx={{ display: 'flex', gap: 6 }}>
          {WIDTHS.map((width) => (
            <Box key={width} sx={{ flex: 'none' }}>
              <Typography variant="body2" color="textSecondary">
                {width}, {scheme}
              </Typography>
              <Box
                component="iframe"
                title={`${width}, ${scheme}`}
                src={`iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`}
                sx={{ width, height: HEIGHT, zoom: SCALE, border: (theme) => theme.line.hair }}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  ),
})
