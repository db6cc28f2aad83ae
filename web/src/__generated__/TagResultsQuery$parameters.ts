/**
 * @generated SignedSource<<3d499fec0173ec411d02890b50fb538b>>
 * @relayHash c9d1d17891799062d195b511d5d11a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d64ca951ca150022ea5e62a8fa649ecc1aaf8ff138acfe98cac47b962f51e1e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d64ca951ca150022ea5e62a8fa649ecc1aaf8ff138acfe98cac47b962f51e1e9",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
