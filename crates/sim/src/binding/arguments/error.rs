//! Errors of a launch, which collect every problem.

use std::fmt;

/// The reasons why a launch cannot be made.
#[derive(Clone, PartialEq, Eq)]
pub struct LaunchError {
    problems: Vec<String>,
    /// Index of the argument that each problem is about, if any.
    about: Vec<Option<usize>>,
    of_program: bool,
}

impl LaunchError {
    /// Creates an error with one problem of the launch.
    pub fn new(problem: impl Into<String>) -> Self {
        error(problem)
    }

    /// Creates an error with one problem of the program, which occurs in every launch.
    pub fn of_program(problem: impl Into<String>) -> Self {
        program_error(problem)
    }

    /// Returns all problems; at least one.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Returns whether the problem is a conflict between the program and its zebin, which no launch
    /// avoids.
    pub fn is_of_program(&self) -> bool {
        self.of_program
    }

    /// Merges the problems of two errors. Only the first problem of each argument is kept. If
    /// either error is about the program, only `self` is kept.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        if self.of_program || other.of_program {
            return self;
        }
        for (problem, about) in other.problems.into_iter().zip(other.about) {
            if about.is_none() || !self.about.contains(&about) {
                self.problems.push(problem);
                self.about.push(about);
            }
        }
        self
    }

    /// Joins errors. Returns `None` if there are none.
    pub(crate) fn all_of(errors: impl IntoIterator<Item = Self>) -> Option<Self> {
        errors.into_iter().reduce(|mut first, next| {
            first.problems.extend(next.problems);
            first.about.extend(next.about);
            first
        })
    }

    /// Creates an error from problems that are not about arguments.
    pub(crate) fn from_problems(problems: Vec<String>) -> Self {
        Self { about: vec![None; problems.len()], problems, of_program: false }
    }

    /// Prefixes the problems with the JSON path of a launch, for example `launches[1]`.
    #[must_use]
    pub fn in_launch(mut self, path: &str) -> Self {
        if !path.is_empty() {
            for (problem, about) in self.problems.iter_mut().zip(&self.about) {
                // A problem of an argument already begins with the argument's path.
                let separator = if about.is_some() { "." } else { ": " };
                *problem = format!("{path}{separator}{problem}");
            }
            // Argument indices are not unique across launches, so they are removed.
            self.about.fill(None);
        }
        self
    }

    /// Marks all problems as being about one argument.
    pub(crate) fn of_argument(self, index: usize) -> Self {
        Self { about: vec![Some(index); self.problems.len()], ..self }
    }
}

/// Collects the problems of a launch.
#[derive(Default)]
pub(crate) struct LaunchProblems(Option<LaunchError>);

impl LaunchProblems {
    /// Adds an error.
    pub(crate) fn add(&mut self, error: LaunchError) {
        self.0 = Some(match self.0.take() {
            Some(first) => first.and(error),
            None => error,
        });
    }

    /// Returns the value of a result, or records its error.
    pub(crate) fn take_value<T>(&mut self, result: Result<T, LaunchError>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    /// Returns the collected problems as an error, if there are any.
    pub(crate) fn finish(self) -> Result<(), LaunchError> {
        self.0.map_or(Ok(()), Err)
    }
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problems.join("\n"))
    }
}

openvisa_isa_core::error_types!(LaunchError);

pub(crate) fn error(what: impl Into<String>) -> LaunchError {
    LaunchError::from_problems(vec![what.into()])
}

pub(crate) fn program_error(what: impl Into<String>) -> LaunchError {
    LaunchError { of_program: true, ..error(what) }
}
