/**
 * @generated SignedSource<<078058c54bfd0162984806ff15d146b6>>
 * @relayHash eaacd04088f100c6197ad842bc2c20c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 753202660f46a1c1e4a68065adb7535db0b777761cadecb8deb27e4fb715acef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "753202660f46a1c1e4a68065adb7535db0b777761cadecb8deb27e4fb715acef",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
