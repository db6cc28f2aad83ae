/**
 * @generated SignedSource<<1dd169c00b5d2ec007e298dfa525cb20>>
 * @relayHash ebe1d3b8b4de505ec85aefaf845c176a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 485b16cd2b2830934c149590b7c998f791e20a97a31a3af0045535aa87ff2f06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "485b16cd2b2830934c149590b7c998f791e20a97a31a3af0045535aa87ff2f06",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
