vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = '*.visaasm',
  callback = function() vim.bo.filetype = 'visaasm' end,
})
