/**
 * @generated SignedSource<<0d04c0e40d1714369e744478ae17c1f9>>
 * @relayHash 32e28405398e85058333c2aab0b946da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45d13c237fe474d26240043b3731f2b51694778ee43d9f0659c61b7382a47fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f45d13c237fe474d26240043b3731f2b51694778ee43d9f0659c61b7382a47fa",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
