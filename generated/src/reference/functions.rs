// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Functions of the pseudo-code that the specification writes out.
#![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]
use super::functions;
use super::primitives::*;
use crate::types::DataType;

/// `implicit_lod`: level of detail at a channel, from how the coordinates of its neighbours in the block of 2×2 differ: sampler, surface, channel, whether coarse pixel shading is compensated. See Levels of detail. `specs/functions.md:159`
pub fn implicit_lod<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, channel: Number, coarse: bool) -> Result<Number, M::Error> {
    machine.function_statement("implicit_lod", 467); // specs/functions.md:467
    let level = functions::gradient_lod(machine, sampler, surface, machine.coordinate_change(channel, 0, 0)?, machine.coordinate_change(channel, 0, 1)?, machine.coordinate_change(channel, 1, 0)?, machine.coordinate_change(channel, 1, 1)?, machine.coordinate_change(channel, 2, 0)?, machine.coordinate_change(channel, 2, 1)?)?;
    machine.function_statement("implicit_lod", 470); // specs/functions.md:470
    return Ok(if coarse { level + machine.coarse_lod()? } else { level });
}

/// `gradient_lod`: level of detail from gradients: sampler, surface, then how U, V and R change along x and y. See Levels of detail. `specs/functions.md:160`
pub fn gradient_lod<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, ux: Number, uy: Number, vx: Number, vy: Number, rx: Number, ry: Number) -> Result<Number, M::Error> {
    machine.function_statement("gradient_lod", 450); // specs/functions.md:450
    let scale_u = if machine.is_normalised(&sampler)? {
        machine.texels_along(&surface, 0, 0)?
    } else {
        Number::from(1)
    };
    machine.function_statement("gradient_lod", 451); // specs/functions.md:451
    let scale_v = if machine.is_normalised(&sampler)? {
        machine.texels_along(&surface, 0, 1)?
    } else {
        Number::from(1)
    };
    machine.function_statement("gradient_lod", 452); // specs/functions.md:452
    let scale_r = if machine.is_normalised(&sampler)? {
        machine.texels_along(&surface, 0, 2)?
    } else {
        Number::from(1)
    };
    machine.function_statement("gradient_lod", 453); // specs/functions.md:453
    let mut along_x = ux * scale_u * (ux * scale_u);
    machine.function_statement("gradient_lod", 454); // specs/functions.md:454
    let mut along_y = uy * scale_u * (uy * scale_u);
    machine.function_statement("gradient_lod", 455); // specs/functions.md:455
    if functions::weighed_axes(machine, surface)? > 1 {
        machine.function_statement("gradient_lod", 456); // specs/functions.md:456
        along_x = along_x + (vx * scale_v * (vx * scale_v));
        machine.function_statement("gradient_lod", 457); // specs/functions.md:457
        along_y = along_y + (vy * scale_v * (vy * scale_v));
    }
    machine.function_statement("gradient_lod", 459); // specs/functions.md:459
    if functions::weighed_axes(machine, surface)? > 2 {
        machine.function_statement("gradient_lod", 460); // specs/functions.md:460
        along_x = along_x + (rx * scale_r * (rx * scale_r));
        machine.function_statement("gradient_lod", 461); // specs/functions.md:461
        along_y = along_y + (ry * scale_r * (ry * scale_r));
    }
    machine.function_statement("gradient_lod", 463); // specs/functions.md:463
    return Ok(machine.log2(machine.max(machine.sqrt(along_x)?, machine.sqrt(along_y)?)?)?);
}

/// `clamped_lod`: level of detail within the levels of a surface: surface, level. See Levels of detail. `specs/functions.md:161`
pub fn clamped_lod<M: Primitives>(machine: &M, surface: M::Surface, level: Number) -> Result<Number, M::Error> {
    machine.function_statement("clamped_lod", 474); // specs/functions.md:474
    return Ok(machine.min(machine.max(level, 0.0)?, 1.0 * machine.mip_levels(&surface)? - 1.0)?);
}

/// `sample_texel`: filtered texel: sampler, surface, position, offset, level. See Filtering. `specs/functions.md:162`
pub fn sample_texel<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, place: M::Position, offset: M::Offset, level: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("sample_texel", 364); // specs/functions.md:364
    let mip = functions::mip_level(machine, surface, level)?;
    machine.function_statement("sample_texel", 365); // specs/functions.md:365
    if !machine.is_linear(&sampler)? || machine.holds_integers(&surface)? {
        machine.function_statement("sample_texel", 366); // specs/functions.md:366
        return Ok(functions::corner_texel(machine, sampler, surface, mip, place, offset, false, Number::from(0))?);
    }
    machine.function_statement("sample_texel", 368); // specs/functions.md:368
    let mut r = Number::from(0.0);
    machine.function_statement("sample_texel", 369); // specs/functions.md:369
    let mut g = Number::from(0.0);
    machine.function_statement("sample_texel", 370); // specs/functions.md:370
    let mut b = Number::from(0.0);
    machine.function_statement("sample_texel", 371); // specs/functions.md:371
    let mut a = Number::from(0.0);
    machine.function_statement("sample_texel", 372); // specs/functions.md:372
    for corner in Number::range(0, 1 << functions::weighed_axes(machine, surface)?) {
        machine.function_statement("sample_texel", 373); // specs/functions.md:373
        let weight = functions::corner_weight(machine, sampler, surface, mip, place, offset, corner)?;
        machine.function_statement("sample_texel", 374); // specs/functions.md:374
        if weight != 0.0 {
            machine.function_statement("sample_texel", 375); // specs/functions.md:375
            let texel = functions::corner_texel(machine, sampler, surface, mip, place, offset, true, corner)?;
            machine.function_statement("sample_texel", 376); // specs/functions.md:376
            r = r + (weight * machine.component(&texel, 0)?);
            machine.function_statement("sample_texel", 377); // specs/functions.md:377
            g = g + (weight * machine.component(&texel, 1)?);
            machine.function_statement("sample_texel", 378); // specs/functions.md:378
            b = b + (weight * machine.component(&texel, 2)?);
            machine.function_statement("sample_texel", 379); // specs/functions.md:379
            a = a + (weight * machine.component(&texel, 3)?);
        }
    }
    machine.function_statement("sample_texel", 382); // specs/functions.md:382
    return Ok(machine.four(r, g, b, a)?);
}

/// `compare_texel`: as `sample_texel`, but each texel's red is first replaced by 1 if its comparison with a reference holds, else by 0; green and blue are 0, alpha is 1: …, reference. See Filtering. `specs/functions.md:163`
pub fn compare_texel<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, place: M::Position, offset: M::Offset, level: Number, reference: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("compare_texel", 393); // specs/functions.md:393
    let mip = functions::mip_level(machine, surface, level)?;
    machine.function_statement("compare_texel", 394); // specs/functions.md:394
    let linear = machine.is_linear(&sampler)? && !machine.holds_integers(&surface)?;
    machine.function_statement("compare_texel", 395); // specs/functions.md:395
    let mut share = Number::from(0.0);
    machine.function_statement("compare_texel", 396); // specs/functions.md:396
    let corners = if linear { 1 << functions::weighed_axes(machine, surface)? } else { Number::from(1) };
    machine.function_statement("compare_texel", 397); // specs/functions.md:397
    for corner in Number::range(0, corners) {
        machine.function_statement("compare_texel", 398); // specs/functions.md:398
        let weight = if linear {
            functions::corner_weight(machine, sampler, surface, mip, place, offset, corner)?
        } else {
            Number::from(1.0)
        };
        machine.function_statement("compare_texel", 399); // specs/functions.md:399
        let texel = functions::corner_texel(machine, sampler, surface, mip, place, offset, linear, corner)?;
        machine.function_statement("compare_texel", 400); // specs/functions.md:400
        share = share + (if functions::comparison_holds(machine, sampler, reference, machine.component(&texel, 0)?)? { weight } else { Number::from(0.0) });
    }
    machine.function_statement("compare_texel", 402); // specs/functions.md:402
    return Ok(machine.four(share, 0.0, 0.0, 1.0)?);
}

/// `gather_texels`: one colour channel of the four texels around a position, lower left, lower right, upper right, upper left: sampler, surface, position, offset, level, colour channel. See Filtering. `specs/functions.md:164`
pub fn gather_texels<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, place: M::Position, offset: M::Offset, level: Number, channel: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("gather_texels", 406); // specs/functions.md:406
    let mip = functions::mip_level(machine, surface, level)?;
    machine.function_statement("gather_texels", 407); // specs/functions.md:407
    let lower_left = functions::corner_texel(machine, sampler, surface, mip, place, offset, true, Number::from(2))?;
    machine.function_statement("gather_texels", 408); // specs/functions.md:408
    let lower_right = functions::corner_texel(machine, sampler, surface, mip, place, offset, true, Number::from(3))?;
    machine.function_statement("gather_texels", 409); // specs/functions.md:409
    let upper_right = functions::corner_texel(machine, sampler, surface, mip, place, offset, true, Number::from(1))?;
    machine.function_statement("gather_texels", 410); // specs/functions.md:410
    let upper_left = functions::corner_texel(machine, sampler, surface, mip, place, offset, true, Number::from(0))?;
    machine.function_statement("gather_texels", 411); // specs/functions.md:411
    return Ok(machine.four(machine.component(&lower_left, channel)?, machine.component(&lower_right, channel)?, machine.component(&upper_right, channel)?, machine.component(&upper_left, channel)?)?);
}

/// `compare_texels`: as `gather_texels` of R, but each texel is first compared with a reference: sampler, surface, position, offset, level, reference. See Filtering. `specs/functions.md:165`
pub fn compare_texels<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, place: M::Position, offset: M::Offset, level: Number, reference: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("compare_texels", 415); // specs/functions.md:415
    let texels = functions::gather_texels(machine, sampler, surface, place, offset, level, Number::from(0))?;
    machine.function_statement("compare_texels", 416); // specs/functions.md:416
    return Ok(machine.four(if functions::comparison_holds(machine, sampler, reference, machine.component(&texels, 0)?)? { Number::from(1.0) } else { Number::from(0.0) }, if functions::comparison_holds(machine, sampler, reference, machine.component(&texels, 1)?)? { Number::from(1.0) } else { Number::from(0.0) }, if functions::comparison_holds(machine, sampler, reference, machine.component(&texels, 2)?)? { Number::from(1.0) } else { Number::from(0.0) }, if functions::comparison_holds(machine, sampler, reference, machine.component(&texels, 3)?)? { Number::from(1.0) } else { Number::from(0.0) })?);
}

/// `fetch_texel`: texel without filtering: surface, position, offset, level. See Filtering. `specs/functions.md:166`
pub fn fetch_texel<M: Primitives>(machine: &M, surface: M::Surface, place: M::Position, offset: M::Offset, level: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("fetch_texel", 427); // specs/functions.md:427
    if level < 0 || level >= machine.mip_levels(&surface)? {
        machine.function_statement("fetch_texel", 428); // specs/functions.md:428
        return Ok(functions::border_texel(machine, surface)?);
    }
    machine.function_statement("fetch_texel", 430); // specs/functions.md:430
    let layer = if machine.has_layers(&surface)? {
        functions::weighed_axes(machine, surface)?
    } else {
        Number::from(3)
    };
    machine.function_statement("fetch_texel", 431); // specs/functions.md:431
    let x = machine.texel_number(&place, 0)? + machine.distance(&offset, 0)?;
    machine.function_statement("fetch_texel", 432); // specs/functions.md:432
    let y = machine.texel_number(&place, 1)? + (if layer == 1 { Number::from(0) } else { machine.distance(&offset, 1)? });
    machine.function_statement("fetch_texel", 433); // specs/functions.md:433
    let z = machine.texel_number(&place, 2)? + (if layer == 2 { Number::from(0) } else { machine.distance(&offset, 2)? });
    machine.function_statement("fetch_texel", 434); // specs/functions.md:434
    return Ok(functions::visible_texel(machine, surface, level, x, y, z)?);
}

/// `axis_coordinate`: coordinate in texels, inside the surface if the sampler repeats it. `specs/functions.md:253`
pub fn axis_coordinate<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, place: M::Position, offset: M::Offset, axis: Number) -> Result<Number, M::Error> {
    machine.function_statement("axis_coordinate", 270); // specs/functions.md:270
    let texels = machine.texels_along(&surface, mip, axis)?;
    machine.function_statement("axis_coordinate", 271); // specs/functions.md:271
    let given = machine.coordinate(&place, axis)?;
    machine.function_statement("axis_coordinate", 272); // specs/functions.md:272
    let share = if machine.is_normalised(&sampler)? { given } else { given / texels };
    machine.function_statement("axis_coordinate", 273); // specs/functions.md:273
    if machine.repeats(&sampler)? {
        machine.function_statement("axis_coordinate", 274); // specs/functions.md:274
        return Ok((share - machine.floor(share)?) * texels);
    }
    machine.function_statement("axis_coordinate", 276); // specs/functions.md:276
    if machine.mirrors(&sampler)? {
        machine.function_statement("axis_coordinate", 277); // specs/functions.md:277
        let moved = share + 1.0 * machine.distance(&offset, axis)? / texels;
        machine.function_statement("axis_coordinate", 278); // specs/functions.md:278
        return Ok(machine.abs(moved - 2.0 * machine.round_even(0.5 * moved)?)? * texels);
    }
    machine.function_statement("axis_coordinate", 280); // specs/functions.md:280
    return Ok(if machine.is_normalised(&sampler)? { given * texels } else { given });
}

/// `weighed_axes`: how many coordinates are not the number of a layer. `specs/functions.md:254`
pub fn weighed_axes<M: Primitives>(machine: &M, surface: M::Surface) -> Result<Number, M::Error> {
    machine.function_statement("weighed_axes", 287); // specs/functions.md:287
    return Ok(machine.surface_axes(&surface)? - (if machine.has_layers(&surface)? { Number::from(1) } else { Number::from(0) }));
}

/// `first_texel`: number along an axis of the texel that a place lies in, or of the first of the two around it. `specs/functions.md:255`
pub fn first_texel<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, place: M::Position, offset: M::Offset, axis: Number, linear: bool) -> Result<Number, M::Error> {
    machine.function_statement("first_texel", 291); // specs/functions.md:291
    if axis >= machine.surface_axes(&surface)? {
        machine.function_statement("first_texel", 292); // specs/functions.md:292
        return Ok(Number::from(0));
    }
    machine.function_statement("first_texel", 294); // specs/functions.md:294
    if axis >= functions::weighed_axes(machine, surface)? {
        machine.function_statement("first_texel", 295); // specs/functions.md:295
        let layer = machine.whole_number(machine.round_even(machine.coordinate(&place, axis)?)?)?;
        machine.function_statement("first_texel", 296); // specs/functions.md:296
        return Ok(machine.min(machine.max(layer, 0)?, machine.texels_along(&surface, mip, axis)? - 1)?);
    }
    machine.function_statement("first_texel", 298); // specs/functions.md:298
    let along = functions::axis_coordinate(machine, sampler, surface, mip, place, offset, axis)?;
    machine.function_statement("first_texel", 299); // specs/functions.md:299
    let start = machine.whole_number(machine.floor(if linear { along - 0.5 } else { along })?)?;
    machine.function_statement("first_texel", 300); // specs/functions.md:300
    return Ok(if machine.mirrors(&sampler)? { start } else { start + machine.distance(&offset, axis)? });
}

/// `second_weight`: weight of the second of the two texels around a place, from 0 to 1. `specs/functions.md:256`
pub fn second_weight<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, place: M::Position, offset: M::Offset, axis: Number) -> Result<Number, M::Error> {
    machine.function_statement("second_weight", 304); // specs/functions.md:304
    let along = functions::axis_coordinate(machine, sampler, surface, mip, place, offset, axis)? - 0.5;
    machine.function_statement("second_weight", 305); // specs/functions.md:305
    let weight = along - machine.floor(along)?;
    machine.function_statement("second_weight", 306); // specs/functions.md:306
    return Ok(if machine.is_nan(weight)? { Number::from(0.0) } else { weight });
}

/// `addressed_texel`: number of the texel along an axis that the sampler takes for one that may lie outside. `specs/functions.md:257`
pub fn addressed_texel<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, axis: Number, number: Number) -> Result<Number, M::Error> {
    machine.function_statement("addressed_texel", 310); // specs/functions.md:310
    let texels = machine.texels_along(&surface, mip, axis)?;
    machine.function_statement("addressed_texel", 311); // specs/functions.md:311
    if machine.repeats(&sampler)? {
        machine.function_statement("addressed_texel", 312); // specs/functions.md:312
        return Ok((number % texels + texels) % texels);
    }
    machine.function_statement("addressed_texel", 314); // specs/functions.md:314
    return Ok(if machine.has_border(&sampler)? { number } else { machine.min(machine.max(number, 0)?, texels - 1)? });
}

/// `corner_number`: number along an axis of one of the two texels around a place. `specs/functions.md:258`
pub fn corner_number<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, place: M::Position, offset: M::Offset, axis: Number, linear: bool, second: Number) -> Result<Number, M::Error> {
    machine.function_statement("corner_number", 318); // specs/functions.md:318
    let first = functions::first_texel(machine, sampler, surface, mip, place, offset, axis, linear)?;
    machine.function_statement("corner_number", 319); // specs/functions.md:319
    if axis >= functions::weighed_axes(machine, surface)? {
        machine.function_statement("corner_number", 320); // specs/functions.md:320
        return Ok(first);
    }
    machine.function_statement("corner_number", 322); // specs/functions.md:322
    return Ok(functions::addressed_texel(machine, sampler, surface, mip, axis, if linear { first + second } else { first })?);
}

/// `border_texel`: what lies beyond the border of a surface. `specs/functions.md:259`
pub fn border_texel<M: Primitives>(machine: &M, surface: M::Surface) -> Result<M::Texel, M::Error> {
    machine.function_statement("border_texel", 328); // specs/functions.md:328
    let alpha = if machine.stores_alpha(&surface)? { Number::from(0) } else { Number::from(1) };
    machine.function_statement("border_texel", 329); // specs/functions.md:329
    return Ok(if machine.holds_integers(&surface)? { machine.four(0, 0, 0, alpha)? } else { machine.four(0.0, 0.0, 0.0, 1.0 * alpha)? });
}

/// `visible_texel`: texel of a surface, or its border. `specs/functions.md:260`
pub fn visible_texel<M: Primitives>(machine: &M, surface: M::Surface, mip: Number, x: Number, y: Number, z: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("visible_texel", 333); // specs/functions.md:333
    let axes = machine.surface_axes(&surface)?;
    machine.function_statement("visible_texel", 334); // specs/functions.md:334
    let mut outside = x < 0 || x >= machine.texels_along(&surface, mip, 0)?;
    machine.function_statement("visible_texel", 335); // specs/functions.md:335
    if axes > 1 {
        machine.function_statement("visible_texel", 336); // specs/functions.md:336
        outside = outside || y < 0 || y >= machine.texels_along(&surface, mip, 1)?;
    }
    machine.function_statement("visible_texel", 338); // specs/functions.md:338
    if axes > 2 {
        machine.function_statement("visible_texel", 339); // specs/functions.md:339
        outside = outside || z < 0 || z >= machine.texels_along(&surface, mip, 2)?;
    }
    machine.function_statement("visible_texel", 341); // specs/functions.md:341
    return Ok(if outside { functions::border_texel(machine, surface)? } else { machine.stored_texel(&surface, mip, x, y, z)? });
}

/// `corner_texel`: one of the texels around a place: bit 0 of its number chooses along U, bit 1 along V, bit 2 along R. `specs/functions.md:261`
pub fn corner_texel<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, place: M::Position, offset: M::Offset, linear: bool, corner: Number) -> Result<M::Texel, M::Error> {
    machine.function_statement("corner_texel", 345); // specs/functions.md:345
    let x = functions::corner_number(machine, sampler, surface, mip, place, offset, Number::from(0), linear, corner & 1)?;
    machine.function_statement("corner_texel", 346); // specs/functions.md:346
    let y = functions::corner_number(machine, sampler, surface, mip, place, offset, Number::from(1), linear, corner >> 1 & 1)?;
    machine.function_statement("corner_texel", 347); // specs/functions.md:347
    let z = functions::corner_number(machine, sampler, surface, mip, place, offset, Number::from(2), linear, corner >> 2 & 1)?;
    machine.function_statement("corner_texel", 348); // specs/functions.md:348
    return Ok(functions::visible_texel(machine, surface, mip, x, y, z)?);
}

/// `corner_weight`: weight of one of the texels around a place. `specs/functions.md:262`
pub fn corner_weight<M: Primitives>(machine: &M, sampler: M::Sampler, surface: M::Surface, mip: Number, place: M::Position, offset: M::Offset, corner: Number) -> Result<Number, M::Error> {
    machine.function_statement("corner_weight", 352); // specs/functions.md:352
    let mut weight = Number::from(1.0);
    machine.function_statement("corner_weight", 353); // specs/functions.md:353
    for axis in Number::range(0, functions::weighed_axes(machine, surface)?) {
        machine.function_statement("corner_weight", 354); // specs/functions.md:354
        let second = functions::second_weight(machine, sampler, surface, mip, place, offset, axis)?;
        machine.function_statement("corner_weight", 355); // specs/functions.md:355
        weight = weight * (if corner >> axis & 1 == 1 { second } else { 1.0 - second });
    }
    machine.function_statement("corner_weight", 357); // specs/functions.md:357
    return Ok(weight);
}

/// `comparison_holds`: whether the comparison of a reference with a texel holds. `specs/functions.md:263`
pub fn comparison_holds<M: Primitives>(machine: &M, sampler: M::Sampler, reference: Number, red: Number) -> Result<bool, M::Error> {
    machine.function_statement("comparison_holds", 388); // specs/functions.md:388
    let order = if machine.is_nan(reference)? || machine.is_nan(red)? {
        Number::from(8)
    } else if reference < red {
        Number::from(1)
    } else if reference == red {
        Number::from(2)
    } else {
        Number::from(4)
    };
    machine.function_statement("comparison_holds", 389); // specs/functions.md:389
    return Ok(machine.comparison(&sampler)? & order != 0);
}

/// `mip_level`: mip level that is nearest to a level of detail. `specs/functions.md:447`
pub fn mip_level<M: Primitives>(machine: &M, surface: M::Surface, level: Number) -> Result<Number, M::Error> {
    machine.function_statement("mip_level", 478); // specs/functions.md:478
    return Ok(machine.min(machine.max(machine.whole_number(machine.round_even(level)?)?, 0)?, machine.mip_levels(&surface)? - 1)?);
}
