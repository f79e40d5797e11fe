//! Errors of a launch, which collect every problem.

use std::fmt;

/// The reasons why a launch cannot be made.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LaunchError {
    /// The program, or its zebin, has problems that occur in every launch. At least one.
    Program(Vec<LaunchProblem>),
    /// The sizes, the arguments or the launch file have problems. At least one.
    Launch(Vec<LaunchProblem>),
}

/// A reason why a launch cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchProblem {
    /// Index of the argument that the problem is about, if any.
    pub argument: Option<usize>,
    /// The message.
    pub message: String,
}

impl LaunchError {
    /// Creates an error with one problem of the launch.
    pub fn new(problem: impl Into<String>) -> Self {
        Self::from_problems(vec![problem.into()])
    }

    /// Creates an error with one problem of the program, which occurs in every launch.
    pub fn of_program(problem: impl Into<String>) -> Self {
        Self::Program(without_arguments(vec![problem.into()]))
    }

    /// Returns all problems; at least one.
    pub fn problems(&self) -> &[LaunchProblem] {
        let (Self::Program(problems) | Self::Launch(problems)) = self;
        problems
    }

    /// Merges the problems of two errors. Only the first problem of each argument is kept. If
    /// either error is about the program, only `self` is kept.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        if let (Self::Launch(problems), Self::Launch(more)) = (&mut self, other) {
            for problem in more {
                let argument = problem.argument;
                if argument.is_none() || problems.iter().all(|known| known.argument != argument) {
                    problems.push(problem);
                }
            }
        }
        self
    }

    /// Creates an error from problems that are not about arguments.
    pub(crate) fn from_problems(problems: Vec<String>) -> Self {
        Self::Launch(without_arguments(problems))
    }

    /// Prefixes the problems with the JSON path of a launch, for example `launches[1]`.
    #[must_use]
    pub fn in_launch(mut self, path: &str) -> Self {
        if !path.is_empty() {
            let (Self::Program(problems) | Self::Launch(problems)) = &mut self;
            for LaunchProblem { argument, message } in problems {
                // A problem of an argument already begins with the argument's path. Argument
                // indices are not unique across launches, so they are removed.
                let separator = if argument.take().is_some() { "." } else { ": " };
                *message = format!("{path}{separator}{message}");
            }
        }
        self
    }

    /// Marks all problems as being about one argument.
    pub(crate) fn of_argument(mut self, index: usize) -> Self {
        let (Self::Program(problems) | Self::Launch(problems)) = &mut self;
        problems.iter_mut().for_each(|problem| problem.argument = Some(index));
        self
    }
}

pub(crate) fn without_arguments(problems: Vec<String>) -> Vec<LaunchProblem> {
    problems.into_iter().map(|message| LaunchProblem { argument: None, message }).collect()
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
        for (index, problem) in self.problems().iter().enumerate() {
            write!(f, "{}{problem}", if index > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for LaunchProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

openvisa_isa_core::error_types!(LaunchError);
