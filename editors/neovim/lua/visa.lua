-- Starts the language server `visa lsp` for assembler text and for sources with inline assembly.
local M = {}

-- Endings of files that can have inline assembly. Neovim has no file type for some of them, and takes `.cl` for Lisp.
local endings = {
  'c', 'cc', 'cl', 'clcpp', 'cpp', 'cxx', 'h', 'hh', 'hpp', 'hxx', 'inc', 'inl', 'ipp', 'll', 'mlir', 'py', 'spvasm', 'tpp',
}

local client_id

local function attach(buffer, options)
  if client_id == nil or vim.lsp.get_client_by_id(client_id) == nil then
    client_id = vim.lsp.start_client({
      name = 'visa',
      cmd = options.cmd or { 'visa', 'lsp' },
      root_dir = vim.fn.getcwd(),
      init_options = { platform = options.platform },
      get_language_id = function(_, filetype) return filetype end,
    })
  end
  if client_id ~= nil then
    vim.lsp.buf_attach_client(buffer, client_id)
  end
end

-- Returns whether a source has inline assembly: `asm`, `inline_asm`, `OpAsmINTEL`.
local function has_assembly(buffer)
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if line:lower():find('asm', 1, true) then
      return true
    end
  end
  return false
end

-- Options: `cmd`, the command as a list; `platform`, its name.
function M.setup(options)
  options = options or {}
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'visaasm',
    callback = function(event) attach(event.buf or vim.api.nvim_get_current_buf(), options) end,
  })
  vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufWritePost' }, {
    pattern = vim.tbl_map(function(ending) return '*.' .. ending end, endings),
    callback = function(event)
      local buffer = event.buf or vim.api.nvim_get_current_buf()
      if has_assembly(buffer) then
        attach(buffer, options)
      end
    end,
  })
end

-- Returns the folder of the specification that a file belongs to: the one that holds `instructions`.
local function specification_folder(path)
  local parent = vim.fn.fnamemodify(path, ':p:h')
  if vim.fn.isdirectory(parent .. '/instructions') == 1 then
    return parent
  end
  return vim.fn.fnamemodify(parent, ':t') == 'instructions' and vim.fn.fnamemodify(parent, ':h') or nil
end

-- Starts `visa-codegen lsp` for the Markdown files of specifications. Options: `cmd`, the command as a list.
function M.setup_specification(options)
  options = options or {}
  local client
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'markdown',
    callback = function(event)
      local buffer = event.buf or vim.api.nvim_get_current_buf()
      local folder = specification_folder(vim.api.nvim_buf_get_name(buffer))
      if folder == nil then
        return
      end
      if client == nil or vim.lsp.get_client_by_id(client) == nil then
        client = vim.lsp.start_client({
          name = 'visa-codegen',
          cmd = options.cmd or { 'visa-codegen', 'lsp' },
          root_dir = folder,
        })
      end
      if client ~= nil then
        vim.lsp.buf_attach_client(buffer, client)
      end
    end,
  })
end

return M
