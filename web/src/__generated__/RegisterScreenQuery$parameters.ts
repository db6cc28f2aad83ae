/**
 * @generated SignedSource<<48f0d0d6857242f08ce998875847356d>>
 * @relayHash 13c1222b22b67361ec969904337b9399
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cd55a9a6492a88a3ccd19d39a6704cc77d456842b4812613d0eec75a2e3817a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cd55a9a6492a88a3ccd19d39a6704cc77d456842b4812613d0eec75a2e3817a",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
