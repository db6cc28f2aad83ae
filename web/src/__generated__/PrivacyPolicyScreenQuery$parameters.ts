/**
 * @generated SignedSource<<445e37efc78db85be701bdcd2e6652c2>>
 * @relayHash c56bb8ffc83839ae45dcea5982695a6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7be3a5dccf4b60edfe6a3b84b32955bcca8a283d1db3f977e10cad2e1447c72b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyScreenQuery } from './PrivacyPolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7be3a5dccf4b60edfe6a3b84b32955bcca8a283d1db3f977e10cad2e1447c72b",
    "metadata": {},
    "name": "PrivacyPolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
