;; The kernels of plain.c for the interpreter wasmi. Pointer arguments are offsets in the memory.
(module
  (memory (export "memory") 160)

  (func (export "saxpy") (param $y i32) (param $x i32) (param $a f32) (param $n i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $y) (i32.shl (local.get $n) (i32.const 2))))
    (block $done
      (br_if $done (i32.le_s (local.get $n) (i32.const 0)))
      (loop $next
        (f32.store (local.get $y)
          (f32.add (f32.mul (local.get $a) (f32.load (local.get $x))) (f32.load (local.get $y))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (br_if $next (i32.lt_u (local.tee $y (i32.add (local.get $y) (i32.const 4))) (local.get $end))))))

  (func (export "matmul") (param $a i32) (param $b i32) (param $c i32) (param $n i32)
    (local $row i32) (local $x i32) (local $y i32) (local $k i32) (local $p i32) (local $q i32) (local $sum f32)
    (local.set $row (i32.shl (local.get $n) (i32.const 2)))
    (loop $rows
      (local.set $x (i32.const 0))
      (loop $columns
        (local.set $sum (f32.const 0))
        (local.set $p (local.get $a))
        (local.set $q (i32.add (local.get $b) (i32.shl (local.get $x) (i32.const 2))))
        (local.set $k (local.get $n))
        (loop $terms
          (local.set $sum (f32.add (local.get $sum) (f32.mul (f32.load (local.get $p)) (f32.load (local.get $q)))))
          (local.set $p (i32.add (local.get $p) (i32.const 4)))
          (local.set $q (i32.add (local.get $q) (local.get $row)))
          (br_if $terms (local.tee $k (i32.sub (local.get $k) (i32.const 1)))))
        (f32.store (local.get $c) (local.get $sum))
        (local.set $c (i32.add (local.get $c) (i32.const 4)))
        (br_if $columns (i32.lt_s (local.tee $x (i32.add (local.get $x) (i32.const 1))) (local.get $n))))
      (local.set $a (i32.add (local.get $a) (local.get $row)))
      (br_if $rows (i32.lt_s (local.tee $y (i32.add (local.get $y) (i32.const 1))) (local.get $n)))))

  (func (export "nbody") (param $position i32) (param $acceleration i32) (param $n i32) (param $softening f32)
    (local $i i32) (local $j i32) (local $p i32) (local $q i32)
    (local $px f32) (local $py f32) (local $pz f32) (local $x f32) (local $y f32) (local $z f32)
    (local $ax f32) (local $ay f32) (local $az f32) (local $inverse f32) (local $force f32)
    (local.set $p (local.get $position))
    (local.set $i (local.get $n))
    (loop $bodies
      (local.set $px (f32.load (local.get $p)))
      (local.set $py (f32.load offset=4 (local.get $p)))
      (local.set $pz (f32.load offset=8 (local.get $p)))
      (local.set $ax (f32.const 0))
      (local.set $ay (f32.const 0))
      (local.set $az (f32.const 0))
      (local.set $q (local.get $position))
      (local.set $j (local.get $n))
      (loop $others
        (local.set $x (f32.sub (f32.load (local.get $q)) (local.get $px)))
        (local.set $y (f32.sub (f32.load offset=4 (local.get $q)) (local.get $py)))
        (local.set $z (f32.sub (f32.load offset=8 (local.get $q)) (local.get $pz)))
        (local.set $inverse (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.add (f32.add
          (f32.mul (local.get $x) (local.get $x))
          (f32.mul (local.get $y) (local.get $y)))
          (f32.mul (local.get $z) (local.get $z)))
          (local.get $softening)))))
        (local.set $force (f32.mul (f32.mul (f32.mul
          (f32.load offset=12 (local.get $q)) (local.get $inverse)) (local.get $inverse)) (local.get $inverse)))
        (local.set $ax (f32.add (local.get $ax) (f32.mul (local.get $force) (local.get $x))))
        (local.set $ay (f32.add (local.get $ay) (f32.mul (local.get $force) (local.get $y))))
        (local.set $az (f32.add (local.get $az) (f32.mul (local.get $force) (local.get $z))))
        (local.set $q (i32.add (local.get $q) (i32.const 16)))
        (br_if $others (local.tee $j (i32.sub (local.get $j) (i32.const 1)))))
      (f32.store (local.get $acceleration) (local.get $ax))
      (f32.store offset=4 (local.get $acceleration) (local.get $ay))
      (f32.store offset=8 (local.get $acceleration) (local.get $az))
      (f32.store offset=12 (local.get $acceleration) (f32.const 0))
      (local.set $acceleration (i32.add (local.get $acceleration) (i32.const 16)))
      (local.set $p (i32.add (local.get $p) (i32.const 16)))
      (br_if $bodies (local.tee $i (i32.sub (local.get $i) (i32.const 1))))))

  (func (export "histogram") (param $in i32) (param $counts i32) (param $n i32)
    (local $end i32) (local $at i32)
    (local.set $end (i32.add (local.get $in) (local.get $n)))
    (block $done
      (br_if $done (i32.le_s (local.get $n) (i32.const 0)))
      (loop $next
        (local.set $at (i32.add (local.get $counts) (i32.shl (i32.load8_u (local.get $in)) (i32.const 2))))
        (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
        (br_if $next (i32.lt_u (local.tee $in (i32.add (local.get $in) (i32.const 1))) (local.get $end))))))

  ;; The height is a parameter of its own: a pointer does not tell it.
  (func (export "mandelbrot") (param $steps i32) (param $width i32) (param $left f32) (param $top f32) (param $step f32) (param $most i32)
    (param $height i32)
    (local $px i32) (local $py i32) (local $n i32) (local $cx f32) (local $cy f32) (local $x f32) (local $y f32) (local $next f32)
    (loop $rows
      (local.set $px (i32.const 0))
      (local.set $cy (f32.add (local.get $top) (f32.mul (f32.convert_i32_s (local.get $py)) (local.get $step))))
      (loop $columns
        (local.set $cx (f32.add (local.get $left) (f32.mul (f32.convert_i32_s (local.get $px)) (local.get $step))))
        (local.set $x (f32.const 0))
        (local.set $y (f32.const 0))
        (local.set $n (i32.const 0))
        (block $out
          (loop $again
            (br_if $out (i32.ge_s (local.get $n) (local.get $most)))
            (br_if $out (i32.eqz (f32.le
              (f32.add (f32.mul (local.get $x) (local.get $x)) (f32.mul (local.get $y) (local.get $y))) (f32.const 4))))
            (local.set $next (f32.add (f32.sub (f32.mul (local.get $x) (local.get $x)) (f32.mul (local.get $y) (local.get $y)))
              (local.get $cx)))
            (local.set $y (f32.add (f32.mul (f32.mul (f32.const 2) (local.get $x)) (local.get $y)) (local.get $cy)))
            (local.set $x (local.get $next))
            (local.set $n (i32.add (local.get $n) (i32.const 1)))
            (br $again)))
        (i32.store (local.get $steps) (local.get $n))
        (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
        (br_if $columns (i32.lt_s (local.tee $px (i32.add (local.get $px) (i32.const 1))) (local.get $width))))
      (br_if $rows (i32.lt_s (local.tee $py (i32.add (local.get $py) (i32.const 1))) (local.get $height))))))
