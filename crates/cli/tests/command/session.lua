-- A session in Neovim: prints a diagnostic, a hover, a completion, and lines after a renaming.
local function say(text) io.stderr:write(text .. '\n') end

local function fail(text)
  say(text)
  vim.cmd('cquit')
end

local function request(method, line, column, more)
  local parameters = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = column } }
  parameters = vim.tbl_extend('force', parameters, more or {})
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 30000) or {}
  for client, answer in pairs(answers) do
    if answer.result then
      return answer.result, client
    end
  end
  fail('no answer to ' .. method)
end

local function wait_for(what, condition)
  if not vim.wait(30000, condition, 20) then
    fail('no ' .. what)
  end
end

wait_for('diagnostic', function() return #vim.diagnostic.get(0) == 1 end)
local found = vim.diagnostic.get(0)[1]
say(('diagnostic %d:%d: %s'):format(found.lnum + 1, found.col + 1, found.message:match('[^\n]*')))

vim.api.nvim_buf_set_text(0, 4, 16, 4, 17, { 'x' })
wait_for('correct text', function() return #vim.diagnostic.get(0) == 0 end)
say('hover: ' .. request('textDocument/hover', 4, 16).contents.value:match('[^\n]*$'))

vim.api.nvim_buf_set_lines(0, 5, 5, false, { '    lsc_l' })
for _, item in ipairs(request('textDocument/completion', 5, 9)) do
  if item.label == 'lsc_load' then
    say('completion: ' .. item.label)
  end
end
vim.api.nvim_buf_set_lines(0, 5, 6, false, {})

local edit, client = request('textDocument/rename', 4, 16, { newName = 'total' })
vim.lsp.util.apply_workspace_edit(edit, vim.lsp.get_client_by_id(client).offset_encoding)
for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
  if line:find('total', 1, true) then
    say('renamed: ' .. line)
  end
end
vim.cmd('qall!')
