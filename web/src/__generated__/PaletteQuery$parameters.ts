/**
 * @generated SignedSource<<0c3e9f8e08c953b22c9c59c2be05de9a>>
 * @relayHash c48328a6a928d3b3a680cc86946efbe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99ef77c0fb20184f9d9bc4c47e7274002f1981de2c839652a8e502ac50e8197b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaletteQuery } from './PaletteQuery.graphql';

const node: PreloadableConcreteRequest<PaletteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99ef77c0fb20184f9d9bc4c47e7274002f1981de2c839652a8e502ac50e8197b",
    "metadata": {},
    "name": "PaletteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
