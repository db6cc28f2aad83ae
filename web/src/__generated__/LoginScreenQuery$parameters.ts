/**
 * @generated SignedSource<<528409bb98e3edbeda5f7f7e6fe74347>>
 * @relayHash 42268e26bc27f8e21ced57dbe8939f9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f110b7a0f0e149cb704ec22e8bb5f482c46c2de1373e31a013b2669bda9f3d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f110b7a0f0e149cb704ec22e8bb5f482c46c2de1373e31a013b2669bda9f3d6",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
